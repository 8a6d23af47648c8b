// call.go - calls the function of Main.go for each test case of standard input, as LeetCode does: a line for each argument.
// Every answer is a line of standard output; what the function prints goes to stderr.
package main

import (
	callInput "bufio"
	callJSON "encoding/json"
	callFormat "fmt"
	callSystem "os"
	callReflect "reflect"
)

func main() {
	answers := callSystem.Stdout
	callSystem.Stdout = callSystem.Stderr
	function := callReflect.ValueOf(@NAME@)
	lines := callInput.NewScanner(callSystem.Stdin)
	lines.Buffer(make([]byte, 1<<16), 1<<28)
	for {
		var arguments []callReflect.Value
		for i := 0; i < function.Type().NumIn(); i++ {
			if !lines.Scan() {
				return
			}
			argument := callReflect.New(function.Type().In(i))
			if fault := callJSON.Unmarshal(lines.Bytes(), argument.Interface()); fault != nil {
				panic(fault)
			}
			arguments = append(arguments, argument.Elem())
		}
		answer, fault := callJSON.Marshal(function.Call(arguments)[0].Interface())
		if fault != nil {
			panic(fault)
		}
		callFormat.Fprintf(answers, "%s\n", answer)
	}
}
