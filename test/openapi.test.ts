import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDocument } from '#scripts/openapi.mjs'
import type { ApiDocument, Operation } from '#server/kernel/api-document.ts'
import { statuses } from '#server/kernel/http.ts'
import { apiDocsPage } from '#server/kernel/api-docs-page.ts'

let document: ApiDocument
let operations: [string, Operation][]
beforeAll(async () => {
  document = (await makeDocument()) as ApiDocument
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )
})

test('openapi.json matches the contracts (npm run openapi)', () => {
  expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(document)
})

describe('the API document', () => {
  test('gives every operation a summary and a unique id', () => {
    for (const [name, { summary, operationId, tags }] of operations) {
      expect(summary, name).toMatch(/^[A-Z]/)
      expect(tags, name).toHaveLength(1)
      expect(
        operations.filter(([, other]) => other.operationId === operationId),
        name,
      ).toHaveLength(1)
    }
  })

  test('lists the statuses of the errors of each tag', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(join('src', file), 'utf8'))
    const thrown = sources.flatMap((source) =>
      [...source.matchAll(/new ApiError\(\s*'(\w+)',\s*'([a-z_.]+)'/g)].map(([, kind = '', code = '']) => ({
        kind,
        code,
      })),
    )
    expect(thrown.length).toBeGreaterThan(80)
    for (const { name, 'x-refusal-codes': codes } of document.tags) {
      const own = operations.filter(([, { tags }]) => tags[0] === name)
      if (own.length === 0) continue
      const listed = new Set(own.flatMap(([, { responses }]) => Object.keys(responses)))
      // `redirect.*` and `site.*` are errors of the operator's commands.
      for (const { kind, code } of thrown.filter(
        (one) => codes.includes(one.code) && !/^(redirect|site)\./.test(one.code),
      ))
        expect(listed, `${name}: ${code}`).toContain(String(statuses[kind as keyof typeof statuses]))
    }
  })

  test('has no default responses, and a status for every error of a write', () => {
    for (const [name, { responses }] of operations) {
      expect(responses, name).not.toHaveProperty('default')
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['400', '422', '500', '503']))
      if (!name.startsWith('get '))
        expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['403', '413', '429']))
    }
  })

  test('describes every cookie that an operation reads', () => {
    const schemes = document.components.securitySchemes ?? {}
    const named = operations.flatMap(([, { security = [] }]) => security.flatMap((one) => Object.keys(one)))
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(schemes).toSorted())
    expect(schemes['cartCookie']).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'rihla_cart' })
  })

  test('refers only to existing schemas', () => {
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(document.components.schemas).toHaveProperty([name ?? ''])
  })

  test('has no type that is both a value and null', () => {
    expect(JSON.stringify(document)).not.toMatch(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["\w+","null"\]\}\]/)
    expect(document.components.schemas['Card']?.properties?.['from']).toEqual({
      anyOf: [{ $ref: '#/components/schemas/FromPrice' }, { type: 'null' }],
    })
  })
})

describe('the API reference page', () => {
  let page: string
  beforeAll(() => {
    page = apiDocsPage(document, 'https://rihla.example')
  })

  test('contains every operation, schema and error once, without broken internal links', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, { operationId }] of operations) expect(ids).toContain(operationId)
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`)
    expect(ids).toContain('checkout.sold_out')
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('runs no script and loads nothing from other hosts', () => {
    expect(page).not.toMatch(/<script|<link(?! rel="icon")|@import|url\(/)
    const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link)
    expect(links.every((link) => link?.startsWith('#') || link?.startsWith('/'))).toBe(true)
  })

  test('has examples of requests', () => {
    expect(page).toContain('curl &#39;https://rihla.example/api/search?locale=en&amp;q=')
  })

  test('escapes the texts of the document', () => {
    const hostile = structuredClone(document)
    hostile.info.description = '<img src=x onerror=alert(1)>'
    expect(apiDocsPage(hostile, 'https://rihla.example')).not.toContain('<img')
  })
})
