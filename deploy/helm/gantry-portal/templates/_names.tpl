{{- define "gantry.name" -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end -}}

{{- define "gantry.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "gantry.labels" -}}
{{ include "gantry.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "gantry.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
