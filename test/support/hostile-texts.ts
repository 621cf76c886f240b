/** Input that attacks browsers, mail programs, calendars or Typst. */
export const hostileTexts: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in Arabic': 'رحلة<script>alert("مرحبا")</script>جميلة',
  'a handler': `"><img src=x onerror=alert(1)>'><svg/onload=alert(1)>`,
  'the end of what it stands in': '</script></title></style></textarea></td>--><script>alert(1)</script>',
  'a comment that never ends': '<!--<script>',
  'an address that is a program': `javascript:alert(1)//"onmouseover=alert(1) x="`,
  'braces of templates': '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= alert(1) %> #{alert(1)}',
  'separators of lines that end a script': 'a\u2028alert(1)\u2029b',
  'letters that run backwards': 'قلعة \u202egnp.exe\u202c \u2066x',
  'what is escaped already': '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#60;b&#62;',
  'lines that begin a header': 'x\r\nBcc: everybody@example.com\r\nEND:VEVENT\r\n\r\n<b>y</b>',
  'commands of a typesetter': '#eval("1") #read("/etc/passwd") $x^2$ *b* _i_ @ref <label> \\',
}
