// call.cs - calls the function of class Solution for each test case of standard input, as LeetCode does: a line for each
// argument, a new object for each test case. Every answer is a line of standard output; what the function prints goes to
// stderr.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;

static class Call
{
    static string text; // of an argument
    static int at;

    static char Next()
    {
        while (at < text.Length && (char.IsWhiteSpace(text[at]) || text[at] == ',')) at++;
        return at < text.Length ? text[at] : '\0';
    }

    static string Word()
    {
        Next();
        int from = at;
        while (at < text.Length && text[at] != ',' && text[at] != ']' && !char.IsWhiteSpace(text[at])) at++;
        return text.Substring(from, at - from);
    }

    static object Read(Type type)
    {
        if (type.IsArray || type.IsGenericType)
        {
            Type of = type.IsArray ? type.GetElementType() : type.GetGenericArguments()[0];
            IList things = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(of));
            Next();
            for (at++; Next() != ']';) things.Add(Read(of));
            at++;
            if (!type.IsArray) return things;
            Array array = Array.CreateInstance(of, things.Count);
            things.CopyTo(array, 0);
            return array;
        }
        if (type == typeof(string))
        {
            Next();
            int end = text.IndexOf('"', at + 1);
            string word = text.Substring(at + 1, end - at - 1);
            at = end + 1;
            return word;
        }
        return Convert.ChangeType(Word(), type, CultureInfo.InvariantCulture);
    }

    static string TextOf(object answer)
    {
        if (answer == null) return "null";
        if (answer is bool) return (bool)answer ? "true" : "false";
        if (answer is string) return "\"" + answer + "\"";
        if (answer is double) return ((double)answer).ToString("F5", CultureInfo.InvariantCulture);
        if (answer is IEnumerable) return "[" + string.Join(",", ((IEnumerable)answer).Cast<object>().Select(TextOf)) + "]";
        return answer.ToString();
    }

    static int Main()
    {
        TextWriter answers = Console.Out;
        Console.SetOut(Console.Error);
        MethodInfo function = typeof(Solution).GetMethods().FirstOrDefault(
            m => m.Name == "@NAME@" && m.GetParameters().Length == @COUNT@);
        if (function == null)
        {
            Console.Error.WriteLine("class Solution has no public function @NAME@ of @COUNT@ arguments");
            return 1;
        }
        ParameterInfo[] parameters = function.GetParameters();
        for (;;)
        {
            object[] arguments = new object[parameters.Length];
            for (int i = 0; i < parameters.Length; i++)
            {
                text = Console.In.ReadLine();
                if (text == null) return 0;
                at = 0;
                arguments[i] = Read(parameters[i].ParameterType);
            }
            try
            {
                answers.WriteLine(TextOf(function.Invoke(new Solution(), arguments)));
                answers.Flush();
            }
            catch (TargetInvocationException fault)
            {
                Console.Error.WriteLine(fault.InnerException);
                return 1;
            }
        }
    }
}
