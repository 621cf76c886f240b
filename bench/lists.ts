/**
 * Measures lists, searches and products that no response cache has: requests per second of the API over HTTP, in turns
 * with a bare server (bare/lists.ts) on the same PostgreSQL. Every request has an address of its own. `ONLY` limits the
 * run to one of `list`, `search` and `product`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { freePort } from '#scripts/free-port.mjs'
import { oneRow } from '#server/kernel/database.ts'
import { cpuMs, familyCpuMs } from './cpu-time.ts'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'
import { startSite } from './start-site.ts'

const CONNECTIONS = 8
const SECONDS = Number(process.env['SECONDS'] ?? 4)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)

let turn = 0
const words = ['fort', 'desert', 'boat', 'museum', 'town', 'market', 'camp', 'walk', 'dinner', 'dune', 'قلعة', 'سوق']

const barePort = await freePort()
const site = await startSite(await freePort(), { roles: ['web'], hasPages: false })
const bare = spawn(process.execPath, ['bench/bare/lists.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(barePort), DATABASE_URL: site.postgres.url },
})
try {
  const products = await site.db.rows<{ slug: string; city: string }>({
    name: 'bench.products',
    text: `select p.slug_en as slug, c.slug_en as city from product p join city c on c.id = p.city_id where p.status = 'published' order by p.id`,
  })
  const product = (turn: number) => products[turn % products.length] as { slug: string; city: string }
  const word = (turn: number) => encodeURIComponent(words[turn % words.length] ?? '')
  const questions = {
    list: {
      aim: 0.25,
      // A lower price for each request: none has been asked before, and each has all the products with a price.
      ours: (turn: number) => `/api/products?locale=en&page=${1 + (turn % 4)}&priceMax=${100_000 + turn}`,
      theirs: (turn: number) => `/list?value=${24 * (turn % 4)}`,
    },
    search: {
      aim: 0.15,
      ours: (turn: number) => `/api/search?locale=en&q=${word(turn)}&priceMax=${100_000 + turn}`,
      theirs: (turn: number) => `/search?value=${word(turn)}`,
    },
    product: {
      aim: 0.25,
      ours: (turn: number) => `/api/products/${product(turn).city}/${product(turn).slug}?locale=en&turn=${turn}`,
      theirs: (turn: number) => `/product?value=${product(turn).slug}`,
    },
  }
  const { pid } = await oneRow<{ pid: number }>(site.db, { name: 'bench.pid', text: 'select pg_backend_pid() as pid' })
  for (const [name, { aim, ours, theirs }] of Object.entries(questions)) {
    if (process.env['ONLY'] !== undefined && process.env['ONLY'] !== name) continue
    const own: Measured[] = []
    const limit: Measured[] = []
    const measure = async (origin: string, path: (turn: number) => string, process: number, seconds: number) => {
      const before = { web: cpuMs(process), postgres: familyCpuMs(pid) }
      const { count, perSecond } = await load(origin, path, seconds)
      return {
        perSecond,
        web: (cpuMs(process) - before.web) / count,
        postgres: (familyCpuMs(pid) - before.postgres) / count,
      }
    }
    for (let round = -1; round < ROUNDS; round++) {
      const seconds = round < 0 ? 2 : SECONDS
      const pair = [
        await measure(site.origin, ours, site.processes[0] ?? 0, seconds),
        await measure(`http://127.0.0.1:${barePort}`, theirs, bare.pid ?? 0, seconds),
      ] as const
      if (round >= 0) {
        own.push(pair[0])
        limit.push(pair[1])
      }
    }
    const median = (all: Measured[], of: keyof Measured) =>
      percentile(
        all.map((one) => one[of]),
        50,
      )
    const ratios = own.map((one, round) => one.perSecond / (limit[round]?.perSecond ?? 0))
    printRow({
      what: `${name}, not cached, requests/s`,
      ours: median(own, 'perSecond'),
      limit: median(limit, 'perSecond'),
      ratio: percentile(ratios, 50),
      aim: `≥ ${aim}`,
    })
    process.stdout.write(
      `  CPU of a request, process + PostgreSQL: ${median(own, 'web').toFixed(2)} + ${median(own, 'postgres').toFixed(2)} ms; ` +
        `bare ${median(limit, 'web').toFixed(2)} + ${median(limit, 'postgres').toFixed(2)} ms\n`,
    )
  }
} finally {
  bare.kill()
  if (bare.exitCode === null) await once(bare, 'exit')
  await site.stop()
}

interface Measured {
  perSecond: number
  /** Milliseconds of CPU a request. */
  web: number
  postgres: number
}

/** Requests with addresses that count up, for all connections together. */
async function load(
  url: string,
  path: (turn: number) => string,
  seconds: number,
): Promise<{ count: number; perSecond: number }> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path((turn += 1)) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} returned ${result.non2xx} responses other than 2xx`)
  return { count: result.requests.total, perSecond: result.requests.average }
}
