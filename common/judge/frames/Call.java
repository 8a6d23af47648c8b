// Call.java - calls the function of class Solution for each test case of standard input, as LeetCode does: a line for each
// argument, a new object for each test case. Every answer is a line of standard output; what the function prints goes to
// stderr.
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

class Call {
    static String text; // of an argument
    static int at;

    static char next() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',')) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\0';
    }

    static String word() {
        next();
        int from = at;
        while (at < text.length() && ",]".indexOf(text.charAt(at)) < 0 && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    static List<Object> list(Type of) {
        List<Object> things = new ArrayList<>();
        next();
        for (at++; next() != ']';) {
            things.add(read(of));
        }
        at++;
        return things;
    }

    static Object read(Type type) {
        if (type instanceof ParameterizedType) {
            return list(((ParameterizedType) type).getActualTypeArguments()[0]);
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted.isArray()) {
            List<Object> things = list(wanted.getComponentType());
            Object array = Array.newInstance(wanted.getComponentType(), things.size());
            for (int i = 0; i < things.size(); i++) {
                Array.set(array, i, things.get(i));
            }
            return array;
        }
        if (wanted == String.class) {
            next();
            int end = text.indexOf('"', at + 1);
            String word = text.substring(at + 1, end);
            at = end + 1;
            return word;
        }
        String word = word();
        return wanted == int.class || wanted == Integer.class ? (Object) Integer.valueOf(word)
            : wanted == long.class || wanted == Long.class    ? (Object) Long.valueOf(word)
            : wanted == double.class                          ? (Object) Double.valueOf(word)
                                                              : (Object) Boolean.valueOf(word);
    }

    static String textOf(Object answer) {
        if (answer instanceof String) {
            return "\"" + answer + "\"";
        }
        if (answer instanceof Double) {
            return String.format("%.5f", answer);
        }
        if (answer != null && answer.getClass().isArray()) {
            List<Object> things = new ArrayList<>();
            for (int i = 0; i < Array.getLength(answer); i++) {
                things.add(Array.get(answer, i));
            }
            answer = things;
        }
        if (answer instanceof List) {
            StringJoiner all = new StringJoiner(",", "[", "]");
            for (Object thing : (List<?>) answer) {
                all.add(textOf(thing));
            }
            return all.toString();
        }
        return String.valueOf(answer);
    }

    static Method function() {
        for (Method method : Solution.class.getDeclaredMethods()) {
            if (method.getName().equals("@NAME@") && method.getParameterCount() == @COUNT@) {
                method.setAccessible(true);
                return method;
            }
        }
        System.err.println("class Solution has no function @NAME@ of @COUNT@ arguments");
        System.exit(1);
        return null;
    }

    public static void main(String[] none) throws Throwable {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        System.setOut(System.err);
        Method function = function();
        Type[] types = function.getGenericParameterTypes();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        Constructor<Solution> anew = Solution.class.getDeclaredConstructor();
        anew.setAccessible(true);
        for (;;) {
            Object[] arguments = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                text = input.readLine();
                if (text == null) {
                    return;
                }
                at = 0;
                arguments[i] = read(types[i]);
            }
            try {
                answers.println(textOf(function.invoke(anew.newInstance(), arguments)));
            } catch (InvocationTargetException fault) {
                throw fault.getCause();
            }
        }
    }
}
