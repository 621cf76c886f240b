import type { ApiDocument, ApiTag, Content, Operation, Schema } from './api-document.ts'
import { boundsOf, exampleOf, namesIn, schemaRows, typeOf } from './api-docs-schema.ts'
import { apiDocsStyle } from './api-docs-style.ts'
import { hashSource } from './hash-source.ts'

const statuses: [string, string][] = [
  ['400, 422', 'The request is malformed or breaks a rule.'],
  ['401', 'Sign-in is required.'],
  ['403', 'Not allowed.'],
  ['404', 'Unknown, or not visible to the caller.'],
  ['409', 'Conflicts with the present state: sold out, changed, already done.'],
  ['410', 'No longer available: used or expired.'],
  ['413', 'Too large.'],
  ['429', 'Too many requests; Retry-After says when to retry.'],
  ['500', 'An error of the server.'],
  ['503', 'Temporarily unavailable; retry.'],
]

/** The response's Content-Security-Policy: no scripts, no other files, and only this style. */
export const apiDocsPolicy = [
  "default-src 'none'",
  `style-src ${hashSource(apiDocsStyle)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API's document as an HTML page without scripts and external resources. `origin` is used in the examples. */
export function apiDocsPage(document: ApiDocument, origin: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = document.tags.map((tag) => ({
    tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const names = Object.keys(document.components.schemas)
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(document.info.title)} API</title>
<link rel="icon" href="/favicon.svg">
<style>${apiDocsStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the operations</a>
<div class="frame">
<header>
<h1>${escape(document.info.title)} API</h1>
<p>${escape(document.info.description)}</p>
<p><a href="/api/openapi.json">The OpenAPI ${escape(document.openapi)} document</a>, version ${escape(document.info.version)}.</p>
</header>
<nav aria-label="Contents">
${sections.map(({ tag, operations: own }) => `<h2><a href="#${tag.name}">${escape(capital(tag.name))}</a></h2>${list(own.map(({ operation, method, path }) => `<a href="#${operation.operationId}">${escape(operation.summary ?? `${method} ${path}`)}</a>`))}`).join('\n')}
<h2><a href="#schemas">Schemas</a></h2>
${list(names.map((name) => `<a href="#schema-${name}">${name}</a>`))}
</nav>
<main id="main">
<section>
<h2 id="conventions">Before you begin</h2>
<p>Cookies identify the visitor, so a program stores them between calls (<code>curl --cookie-jar jar --cookie jar</code>). Texts are in the language of <code>locale</code>; without it, errors are in that of <code>Accept-Language</code>. Prices are in the currency of the cookie <code>rihla_currency</code>. Writes from pages of other sites are refused. Every response has the id of its request in <code>x-request-id</code>.</p>
<p>Errors are <a href="#schema-Problem">problem+json</a> with a stable <code>code</code>:</p>
${code(JSON.stringify({ type: '/api/docs#catalogue.city_unknown', title: 'Not found', detail: 'We do not know this city.', status: 404, code: 'catalogue.city_unknown', requestId: '7b0c9d2e-4f5a-4c1b-9e8d-2a3f4b5c6d7e' }, null, 2), 'An example of an error')}
<h3>Statuses</h3>
${table(
  ['Status', 'Meaning'],
  statuses.map(([status, meaning]) => [escape(status), escape(meaning)]),
  'Statuses',
)}
</section>
${sections
  .map(({ tag, operations: own }) =>
    tagSection(
      tag,
      own.map((one) => operationArticle(one, document, origin)),
    ),
  )
  .join('\n')}
<section>
<h2 id="schemas">Schemas</h2>
${names.map((name) => schemaArticle(name, document.components.schemas[name] ?? {})).join('\n')}
</section>
</main>
</div>
</body>
</html>
`
}

function tagSection(tag: ApiTag, articles: string[]): string {
  const codes = tag['x-refusal-codes']
  const errors = `<h3>Error codes</h3><ul class="codes">${codes.map((one) => `<li id="${escape(one)}"><code>${escape(one)}</code></li>`).join('')}</ul>`
  return `<section>
<h2 id="${tag.name}">${escape(capital(tag.name))}</h2>
<p class="soft">${escape(tag.description)}</p>
${codes.length > 0 ? errors : ''}
${articles.join('\n')}
</section>`
}

function operationArticle(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  document: ApiDocument,
  origin: string,
): string {
  const name = operation.summary ?? path
  const parameters = operation.parameters ?? []
  const rows = parameters.map((parameter) => [
    memberCell(parameter.name, parameter.required ?? false),
    escape(parameter.in),
    typeCell(parameter.schema),
    escape([parameter.description ?? '', boundsOf(parameter.schema)].filter(Boolean).join(' ')),
  ])
  const body = operation.requestBody && contentOf(operation.requestBody.content)
  const responses = Object.entries(operation.responses)
  const described = responses.flatMap(([status, response]) => {
    if ('$ref' in response) return []
    const schema = response.content && contentOf(response.content)
    const title = `${escape(status)}: ${escape(response.description)}`
    return [`<h4>${title}</h4>${schema ? schemaBlock(schema, `${name}: response ${status}`) : ''}`]
  })
  const errors = responses.flatMap(([status, response]) => ('$ref' in response ? [`<code>${status}</code>`] : []))
  return `<article id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h3 id="${operation.operationId}-title">${escape(name)}</h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code></p>
${operation.description ? `<p>${escape(operation.description)}</p>` : ''}
${securityOf(operation, document)}
${rows.length > 0 ? `<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Meaning'], rows, `${name}: parameters`)}` : ''}
${body ? `<h4>Body, JSON</h4>${schemaBlock(body, `${name}: body`)}` : ''}
${described.join('\n')}
<p>Errors (<a href="#schema-Problem">Problem</a>): ${errors.join(', ')}.</p>
<h4>Example</h4>
${code(curlOf({ path, method, operation }, document.components.schemas, origin), `${name}: example`)}
</article>`
}

function securityOf({ security = [] }: Operation, { components }: ApiDocument): string {
  const schemes = security.flatMap(Object.keys).map((name) => components.securitySchemes?.[name])
  return schemes
    .map((one) => one?.scheme && `<p>Authorization: <code>${escape(one.scheme)}</code>. ${escape(one.description)}</p>`)
    .join('')
}

function schemaArticle(name: string, schema: Schema): string {
  return `<article id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title">${name}</h3>
${schema.description ? `<p>${escape(schema.description)}</p>` : ''}
${schemaBlock(schema, `${name}: members`)}
</article>`
}

function schemaBlock(schema: Schema, label: string): string {
  const rows = schemaRows(schema).map((row) => [
    memberCell(row.path, row.isRequired),
    linked(row.type, namesIn(row.schema)),
    escape(row.description),
  ])
  const parts = (schema.allOf ?? []).filter(({ $ref }) => $ref !== undefined)
  const also = parts.map((part) => `<p>All of ${typeCell(part)}, and:</p>`).join('')
  if (rows.length === 0) return `<p>${typeCell(schema)}</p>`
  return also + table(['Name', 'Type', 'Meaning'], rows, label)
}

function curlOf(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  schemas: Record<string, Schema>,
  origin: string,
): string {
  const parameters = operation.parameters ?? []
  const valueOf = (name: string, schema: Schema) => encodeURIComponent(String(exampleOf(schema, schemas, name)))
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.name === name)
    return parameter ? valueOf(name, parameter.schema) : whole
  })
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.name === 'locale'))
    .map((one) => `${one.name}=${one.name === 'locale' ? 'en' : valueOf(one.name, one.schema)}`)
  const headers = parameters
    .filter((one) => one.in === 'header')
    .map((one) => `-H '${one.name}: ${decodeURIComponent(valueOf(one.name, one.schema))}'`)
  const body = operation.requestBody && contentOf(operation.requestBody.content)
  const isStaff = operation.security?.some((one) => 'staffToken' in one)
  const parts = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    isStaff ? "-H 'authorization: Bearer TOKEN'" : '--cookie jar --cookie-jar jar',
    ...headers,
    ...(body
      ? [
          "-H 'content-type: application/json'",
          `-d '${JSON.stringify(exampleOf(body, schemas)).replaceAll("'", String.raw`'\''`)}'`,
        ]
      : []),
  ]
  return parts.join(' \\\n  ')
}

function contentOf(content: Content): Schema | undefined {
  return Object.values(content)[0]?.schema
}

function memberCell(name: string, isRequired: boolean): string {
  return `<code>${escape(name)}</code>${isRequired ? ' <span class="required">required</span>' : ''}`
}

function typeCell(schema: Schema): string {
  return linked(typeOf(schema), namesIn(schema))
}

/** A type in words, with links to the schemas that it names. */
function linked(type: string, names: string[]): string {
  const unique = new Set(names)
  return type
    .split(/\b/)
    .map((part) => (unique.has(part) ? `<a href="#schema-${part}">${part}</a>` : escape(part)))
    .join('')
}

function table(heads: string[], rows: string[][], label: string): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('')
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<div class="wide" tabindex="0" role="region" aria-label="${escape(label)}"><table><thead><tr>${head}</tr></thead><tbody>\n${lines}\n</tbody></table></div>`
}

function list(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function code(text: string, label: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escape(label)}"><code>${escape(text)}</code></pre>`
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
