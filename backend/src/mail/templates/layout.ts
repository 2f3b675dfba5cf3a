/*
 * One column of at most 600 px, tables marked as presentation, styles inline because many mail programs
 * drop a style sheet; the sheet adds only what dark mode and small screens need. No remote images.
 */
export const HTML_LAYOUT = `<!doctype html>
<html lang="{{idioma}}" dir="{{sentido}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{asunto}}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 620px) { .hoja { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .fondo { background: #0d1524 !important; }
  .hoja { background: #16233a !important; }
  .tinta, .tinta a { color: #f2efe8 !important; }
  .tenue, .tenue a { color: #b6c0d1 !important; }
  .cita { border-color: #f2a900 !important; background: #1e2e4a !important; }
}
</style>
</head>
<body class="fondo" style="margin:0;padding:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">{{avance}}</div>
<table role="presentation" class="fondo" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f1ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td class="tinta" style="padding:0 4px 14px;font-size:18px;font-weight:700;color:#14233b">{{empresa}}</td></tr>
<tr><td class="hoja" style="background:#ffffff;border-top:4px solid #f2a900;padding:32px 36px">
<h1 class="tinta" style="margin:0 0 18px;font-size:24px;line-height:1.25;color:#14233b">{{titulo}}</h1>
{{#if saludo}}
<p class="tinta" style="margin:0 0 14px;font-size:16px;line-height:1.55;color:#25334a">{{saludo}}</p>
{{/if}}
{{#each bloques}}
{{#if parrafo}}
<p class="tinta" style="margin:0 0 14px;font-size:16px;line-height:1.55;color:#25334a">{{{parrafo}}}</p>
{{/if}}
{{#if puntos}}
<ul class="tinta" style="margin:0 0 14px;padding:0 0 0 22px;font-size:16px;line-height:1.55;color:#25334a">{{#each puntos}}<li style="margin:0 0 4px">{{{this}}}</li>{{/each}}</ul>
{{/if}}
{{#if ficha}}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">
{{#each ficha}}
<tr><td class="tenue" style="padding:0 16px 6px 0;font-size:16px;line-height:1.55;vertical-align:top;color:#56627a">{{{etiqueta}}}:</td> <td class="tinta" style="padding:0 0 6px;font-size:16px;line-height:1.55;word-break:break-word;color:#25334a">{{{valor}}}</td></tr>
{{/each}}
</table>
{{/if}}
{{#if cita}}
<p class="tinta" style="margin:0 0 10px;font-size:16px;line-height:1.55;color:#25334a">{{{cita.presentacion}}}</p>
<blockquote class="tinta cita" style="margin:0 0 18px;padding:12px 16px;border-left:4px solid #f2a900;background:#f8f5ee;font-size:16px;line-height:1.55;color:#25334a">{{#each cita.lineas}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</blockquote>
{{/if}}
{{#each lista}}
<p class="tinta" style="margin:0 0 14px;padding:12px 0 0;border-top:1px solid #d8d2c4;font-size:16px;line-height:1.55;color:#25334a"><a href="{{destino}}" style="font-weight:700;color:#14233b">{{titulo}}</a><br>{{detalle}}</p>
{{/each}}
{{#if boton}}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td style="background:#f2a900;border-radius:6px">
<a href="{{boton.destino}}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:#14233b;text-decoration:none">{{{boton.texto}}}</a>
</td></tr></table>
{{/if}}
{{/each}}
{{#if saludo}}
<p class="tinta" style="margin:18px 0 0;font-size:16px;line-height:1.55;color:#25334a">{{despedida}}<br>{{firma}}</p>
{{/if}}
{{#if boton}}
<p class="tenue" style="margin:24px 0 0;font-size:13px;line-height:1.5;color:#56627a">{{sinBoton}}<br><span style="word-break:break-all">{{boton.destino}}</span></p>
{{/if}}
</td></tr>
<tr><td class="tenue" style="padding:18px 4px;font-size:13px;line-height:1.55;color:#56627a">
<p style="margin:0 0 8px">{{{motivo}}}</p>
{{#if pie}}
<p style="margin:0 0 8px"><a href="{{pie.destino}}" style="color:#56627a">{{{pie.texto}}}</a></p>
{{/if}}
{{#if saludo}}
<p style="margin:0 0 8px">{{{dudaHtml}}}</p>
{{/if}}
<p style="margin:0">{{razonSocial}} · {{direccion}}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

export const TEXT_LAYOUT = `{{titulo}}

{{#if saludo}}
{{saludo}}

{{/if}}
{{#each bloques}}
{{#if parrafo}}
{{parrafo}}

{{/if}}
{{#if puntos}}
{{#each puntos}}
- {{this}}
{{/each}}

{{/if}}
{{#if ficha}}
{{#each ficha}}
{{etiqueta}}: {{valor}}
{{/each}}

{{/if}}
{{#if cita}}
{{cita.presentacion}}

{{#each cita.lineas}}
> {{this}}
{{/each}}

{{/if}}
{{#each lista}}
{{titulo}}
{{detalle}}
{{destino}}

{{/each}}
{{#if boton}}
{{boton.texto}}:
{{boton.destino}}

{{/if}}
{{/each}}
{{#if saludo}}
{{despedida}}
{{firma}}

{{/if}}
-- 
{{motivo}}
{{#if pie}}
{{pie.texto}}:
{{pie.destino}}
{{/if}}
{{#if saludo}}
{{duda}}
{{/if}}
{{razonSocial}} · {{direccion}}
`;
