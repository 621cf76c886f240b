/**
 * Measures pages per second of home, listing, city and activity: rendered, each at an address that no cache has, compared
 * with bare renderToString of the same tree; and cached for visitors without cookies, compared with a constant string, for those
 * with a cart, and for people who are signed in. Then the API. The targets alternate in rounds, and medians are compared.
 * Results in bench/README.md.
 */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { insertSession } from '#server/accounts/queries.ts'
import type { Db } from '#server/kernel/database.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { buildBare } from './bare/build.ts'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'
import { startSite } from './start-site.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 4)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const CONNECTIONS = 8
const PLAIN_PORT = 4393

/** Of the addresses that no cache has. */
let requestCount = 0

const pages = {
  home: '/en',
  listing: '/en/things-to-do',
  city: '/en/things-to-do-in-manama',
  activity: '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
}
const calls = {
  'listing API': '/api/products?locale=en',
  'product API': '/api/products/manama/bahrain-fort-at-sunset?locale=en',
}

const site = await startSite(4392)
const entry = await buildBare(`${site.directory}/bare`)
const plain = fork('bench/bare/serve.ts', [String(PLAIN_PORT), site.origin, entry], {
  env: { ...process.env, NODE_ENV: 'production' },
})
try {
  await new Promise((resolve) => plain.once('message', resolve))
  const plainOrigin = `http://127.0.0.1:${PLAIN_PORT}`
  const session = { cookie: `rihla_session=${await signIn(site.db)}` }
  const cart = { cookie: `rihla_cart=${randomBytes(32).toString('base64url')}` }
  for (const [name, path] of Object.entries(pages)) {
    const [rendered = 0, bare = 0, cached = 0, fixed = 0, withCart = 0, signedIn = 0] = await medians([
      { url: site.origin + path, isNew: true },
      { url: `${plainOrigin}/bare${path}` },
      { url: site.origin + path },
      { url: `${plainOrigin}/static${path}` },
      { url: site.origin + path, headers: cart },
      { url: site.origin + path, headers: session },
    ])
    printRow({ what: `${name}, rendered, pages/s`, ours: rendered, limit: bare, ratio: rendered / bare, aim: '≥ 0.65' })
    printRow({ what: `${name}, cached, pages/s`, ours: cached, limit: fixed, ratio: cached / fixed, aim: '≥ 0.85' })
    process.stdout.write(
      `${name}, cached, with a cart: ${withCart.toFixed(0)}/s, for people who are signed in: ${signedIn.toFixed(0)}/s\n`,
    )
  }
  for (const [name, path] of Object.entries(calls)) {
    const [perSecond = 0] = await medians([{ url: site.origin + path }])
    process.stdout.write(`${name}: ${perSecond.toFixed(0)}/s\n`)
  }
} finally {
  plain.kill()
  await site.stop()
}

interface Target {
  url: string
  headers?: Record<string, string>
  /** Each request has a parameter that no request had before. */
  isNew?: boolean
}

/** Requests per second of each target: the median of the rounds. */
async function medians(targets: Target[]): Promise<number[]> {
  const seen: number[][] = targets.map(() => [])
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, target] of targets.entries()) {
      const perSecond = await load(target, round < 0 ? 1 : SECONDS)
      if (round >= 0) seen[index]?.push(perSecond)
    }
  }
  return seen.map((values) => percentile(values, 50))
}

async function load({ url, headers = {}, isNew = false }: Target, seconds: number): Promise<number> {
  const { pathname } = new URL(url)
  const fresh = { setupRequest: (request: object) => ({ ...request, path: `${pathname}?new=${(requestCount += 1)}` }) }
  const requests = isNew ? { requests: [fresh] } : {}
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers, ...requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} returned ${result.non2xx} responses other than 2xx`)
  return result.requests.average
}

/** An account and a session for it. Returns the token of its cookie. */
async function signIn(db: Db): Promise<string> {
  const token = newToken()
  const [person] = await db.rows<{ id: number }>({
    name: 'bench.person',
    text: `insert into app_user (email, first_name, last_name, language, email_confirmed_at)
      values ('reader@example.com', 'Layla', 'Hasan', 'en', rihla_now()) returning id`,
    values: [],
  })
  if (person) await insertSession(db, { tokenHash: hashToken(token), userId: person.id, days: 1 })
  return token
}
