// Call.kt - calls the function of class Solution for each test case of standard input, as LeetCode does: a line for each
// argument, a new object for each test case. Every answer is a line of standard output; what the function prints goes to
// stderr.
import java.io.FileDescriptor
import java.io.FileOutputStream
import java.io.PrintStream
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.lang.reflect.WildcardType

private class CallReader(val text: String) {
    var at = 0

    fun next(): Char {
        while (at < text.length && (text[at].isWhitespace() || text[at] == ',')) at++
        return if (at < text.length) text[at] else '\u0000'
    }

    fun word(): String {
        next()
        val from = at
        while (at < text.length && text[at] != ',' && text[at] != ']' && !text[at].isWhitespace()) at++
        return text.substring(from, at)
    }

    fun list(of: Type): List<Any> {
        val things = ArrayList<Any>()
        next()
        at++
        while (next() != ']') things.add(read(of))
        at++
        return things
    }

    fun read(type: Type): Any {
        if (type is WildcardType) return read(type.upperBounds[0])
        if (type is ParameterizedType) return list(type.actualTypeArguments[0])
        val wanted = type as Class<*>
        if (wanted.isArray) {
            val things = list(wanted.componentType)
            val array = java.lang.reflect.Array.newInstance(wanted.componentType, things.size)
            for (i in things.indices) java.lang.reflect.Array.set(array, i, things[i])
            return array
        }
        if (wanted == String::class.java) {
            next()
            val end = text.indexOf('"', at + 1)
            val word = text.substring(at + 1, end)
            at = end + 1
            return word
        }
        val word = word()
        return when (wanted.simpleName) {
            "int", "Integer" -> word.toInt()
            "long", "Long" -> word.toLong()
            "double", "Double" -> word.toDouble()
            else -> word == "true"
        }
    }
}

private fun callText(answer: Any?): String = when (answer) {
    is String -> "\"" + answer + "\""
    is Double -> String.format("%.5f", answer)
    is IntArray -> answer.joinToString(",", "[", "]")
    is Array<*> -> answer.joinToString(",", "[", "]") { callText(it) }
    is List<*> -> answer.joinToString(",", "[", "]") { callText(it) }
    else -> answer.toString()
}

fun main(@Suppress("UNUSED_PARAMETER") none: Array<String>) {
    val answers = PrintStream(FileOutputStream(FileDescriptor.out), true)
    System.setOut(System.err)
    val function = Solution::class.java.declaredMethods.find { it.name == "@NAME@" && it.parameterCount == @COUNT@ }
    if (function == null) {
        System.err.println("class Solution has no function @NAME@ of @COUNT@ arguments")
        System.exit(1)
        return
    }
    val types = function.genericParameterTypes
    while (true) {
        val arguments = arrayOfNulls<Any>(types.size)
        for (i in types.indices) arguments[i] = CallReader(readLine() ?: return).read(types[i])
        try {
            answers.println(callText(function.invoke(Solution(), *arguments)))
        } catch (fault: InvocationTargetException) {
            throw fault.targetException
        }
    }
}
