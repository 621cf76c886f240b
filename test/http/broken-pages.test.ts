import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Read } from '#server/kernel/in-process.ts'
import { openLog } from '#server/kernel/logs.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'
const secret = 'huda@example.com'

let pages: Pages
beforeAll(async () => {
  pages = await builtPages()
})

/** Errors on the console would be missing from the log. */
const consoled: unknown[] = []
beforeEach(() => {
  consoled.length = 0
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void consoled.push(...said))
})
afterEach(() => vi.restoreAllMocks())

const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "account_email_key"'), {
  code: '23505',
  detail: `Key (email)=(${secret}) already exists.`,
  table: 'account',
})
const away = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
const mistake = new TypeError(`select secret_column: cannot read properties of undefined (reading ${secret})`)
const telling = /node_modules|\bat \S+ \(|\/src\/|\.tsx?:\d|secret_column|constraint|account_email_key|huda@|annot read|ECONNREFUSED|10\.1\.2\.3|SQLSTATE|insert into/i // prettier-ignore

interface Line {
  level: number
  requestId?: string
  err?: { type: string; message: string }
}

/** Requests a page in two currencies, each rendered for itself, over a database whose statements of `names` fail with `error`. */
async function askFor(path: string, { names = /^$/, error = duplicate, through = pages }: { names?: RegExp; error?: Error; through?: Pages }) {
  const { db } = fixtures.context
  const rows: Db['rows'] = (statement) => (names.test(statement.name) ? Promise.reject(error) : db.rows(statement))
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const app = await buildFrontApp({ ...fixtures.context, db: { ...db, rows }, log }, through)
  const answers = ['', 'rihla_currency=EUR'].map(async (cookie) => {
    const answer = await app.request(`http://${host}${path}`, { headers: { host, cookie } })
    return { status: answer.status, html: await answer.text(), headers: answer.headers, id: answer.headers.get('x-request-id') }
  })
  return { answers: await Promise.all(answers), lines: lines.map((line) => JSON.parse(line) as Line), text: lines.join('') }
} // prettier-ignore

/** The built pages, with a different result for one in-process read. */
const misled = (part: string, answer: () => ReturnType<Read>): Pages => ({
  fetch: (request, { context }) => {
    const read: Read = async (path, input) => (path.startsWith(part) ? answer() : context.read(path, input))
    return pages.fetch(request, { context: { ...context, read } })
  },
})

async function expectNothingTold(path: string, result: Awaited<ReturnType<typeof askFor>>, status: number) {
  for (const { status: actual, html, headers, id } of result.answers) {
    expect(actual, path).toBe(status)
    expect(html + JSON.stringify([...headers]), path).not.toMatch(telling)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="(?:ar|en)" dir="(?:rtl|ltr)"/)
    const own = result.lines.filter(({ requestId }) => requestId === id)
    expect(own.filter(({ level, err }) => level === 50 && err !== undefined).length, path).toBeGreaterThan(0)
  }
  expect(result.text).not.toContain(secret)
  expect(result.lines.map(({ requestId }) => requestId)).not.toContain(undefined)
  expect(consoled).toEqual([])
}

const shown = [
  '/',
  '/en/things-to-do',
  '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
  '/search/fort',
  '/en/blog',
  '/faq',
  '/en/about',
  // Not cached.
  '/en/cart',
]

describe('a page whose data cannot be read shows an error in its language, and the log has the reason', () => {
  test.each([
    ['with no statement succeeding', /./, duplicate, 500],
    ['with only the site readable', /^(?!sites|platform)/, duplicate, 500],
    ['with the database away', /./, away, 503],
    ['with an error in our code', /^(?!sites|platform)/, mistake, 500],
  ] as const)('%s', async (_, names, error, status) => {
    for (const path of shown) {
      const result = await askFor(path, { names, error })
      await expectNothingTold(path, result, status)
      for (const { html } of result.answers)
        expect(html).toMatch(/<h1[^>]*>(?:حدث خطأ ما|Some thing went wrong|الخدمة|The service)/)
      for (const { err, level } of result.lines)
        if (level === 50) expect(err?.message).toBe(error.message.replace(secret, '[removed]'))
    }
  })

  test('shows no message of an error in the in-process client', async () => {
    const through = misled('/api/faqs', () => Promise.reject(mistake))
    const result = await askFor('/en/faq', { through })
    await expectNothingTold('/en/faq', result, 500)
    for (const { html } of result.answers) expect(html).toContain('Some thing went wrong')
    expect(result.lines.filter(({ err }) => err?.type === 'TypeError')).toHaveLength(2)
  })
})

describe('a page with a component that throws', () => {
  test.each([
    // What the metadata of the page reads.
    ['/en', '/api/home', { cities: [], productCount: 0 }],
    ['/search/fort', '/api/search', {}],
    ['/en/blog', '/api/posts', {}],
  ])('%s is an error page, and the log has the error', async (path, part, body) => {
    const result = await askFor(path, { through: misled(part, () => Promise.resolve({ status: 200, body })) })
    await expectNothingTold(path, result, 500)
    for (const { err } of result.lines) expect(err?.type).toBe('TypeError')
  })
})

test('logs an error of the metadata of a page, which is shown without it', async () => {
  const path = '/en/blog/follow-the-water'
  const through: Pages = {
    fetch: (request, { context }) => {
      const read: Read = async (at, input) => {
        const answer = await context.read(at, input)
        return at.startsWith('/api/posts/') ? { ...answer, body: { ...(answer.body as object), slugs: null } } : answer
      }
      return pages.fetch(request, { context: { ...context, read } })
    },
  }
  const { answers, lines } = await askFor(path, { through })
  for (const { status, id } of answers) {
    expect(status).toBe(200)
    expect(lines.filter(({ requestId }) => requestId === id).map(({ err }) => err?.type)).toEqual(['TypeError'])
  }
  expect(consoled).toEqual([])
})

test('returns a code and a request id if the page handler rejects, and logs the error under that id', async () => {
  const result = await askFor('/en/faq', { through: { fetch: () => Promise.reject(mistake) } })
  for (const { status, html, id } of result.answers) {
    expect(status).toBe(500)
    expect(JSON.parse(html)).toMatchObject({
      type: '/api/docs#server.failed',
      status: 500,
      code: 'server.failed',
      requestId: id,
    })
    expect(result.lines.filter(({ requestId, err }) => requestId === id && err?.type === 'TypeError')).toHaveLength(1)
  }
  expect(result.text).not.toContain(secret)
})

test('logs nothing for pages that render without errors', async () => {
  for (const path of shown) {
    const { answers, lines } = await askFor(path, {})
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(lines).toEqual([])
  }
  expect(consoled).toEqual([])
})
