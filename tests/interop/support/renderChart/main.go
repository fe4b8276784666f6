// Renders a chart with the template engine that Helm uses (text/template and sprig) and the functions that Helm adds.
// Input: JSON with "values", "release", "chart" and "templates" (name to text). Output: JSON, name to rendered text.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"text/template"

	"github.com/Masterminds/sprig"
)

type input struct {
	Values    map[string]interface{}
	Release   map[string]interface{}
	Chart     map[string]interface{}
	Templates map[string]string
}

func render(in input) (map[string]string, error) {
	all := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var text bytes.Buffer
		err := all.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	// JSON is YAML.
	functions["toYaml"] = func(value interface{}) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	}
	functions["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, errors.New(message)
		}
		return value, nil
	}
	all.Funcs(functions)
	for name, text := range in.Templates {
		if _, err := all.New("templates/" + name).Parse(text); err != nil {
			return nil, err
		}
	}
	data := map[string]interface{}{
		"Values": in.Values, "Release": in.Release, "Chart": in.Chart,
		"Template": map[string]interface{}{"BasePath": "templates"},
	}
	rendered := map[string]string{}
	for name := range in.Templates {
		var text bytes.Buffer
		if err := all.ExecuteTemplate(&text, "templates/"+name, data); err != nil {
			return nil, err
		}
		rendered[name] = text.String()
	}
	return rendered, nil
}

func main() {
	var in input
	if err := json.NewDecoder(os.Stdin).Decode(&in); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	rendered, err := render(in)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	json.NewEncoder(os.Stdout).Encode(rendered)
}
