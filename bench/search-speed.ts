/**
 * Measures how search scales: suggestions, search with facets, and listings at 2,000, 20,000 and 200,000 products
 * (`SIZES`) on a PostgreSQL of its own. Calls the use cases one after the other, without caches. p50 and p95 in ms.
 * FILLED names a database that was filled before, and is measured as it is. A million products need
 * NODE_OPTIONS=--max-old-space-size=9000.
 */
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { listingQuery } from '#server/catalogue/contract.ts'
import { readListing } from '#server/catalogue/read-listing.ts'
import { currentSnapshot } from '#server/catalogue/snapshot/snapshot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { migrate } from '#server/kernel/migrate.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { readSearch } from '#server/catalogue/search/read-search.ts'
import { readSuggestions } from '#server/catalogue/search/read-suggestions.ts'
import { findSite } from '#server/sites/find-site.ts'
import { startPostgres } from '#scripts/postgres.mjs'
import { seedDemo } from '#demo/seed.ts'
import { generateProducts } from './generate-products.ts'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'

const SIZES = (process.env['SIZES'] ?? '2000,20000,200000').split(',').map(Number)
const ROUNDS = 12
const SECRET = 'a secret that is only good for measuring'
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const today = inDays(0)

/** For p95 at the largest size, in ms. */
const aims = { suggestions: 30, search: 50, listing: 100 }

const texts = {
  suggestions: ['man', 'مراك', 'quiet morn', 'قلع', 'fort', 'riya', 'دبي', 'pot'],
  search: [
    'fort',
    'قلعة',
    'marakesh',
    'a night under the stars',
    'متحف الرياض',
    'boat trip doha',
    'suq',
    'عشاء بين البساتين',
  ],
  listing: [
    '',
    'city=manama',
    'sort=price',
    'travellers=4',
    'category=food-coffee&sort=rating',
    'page=3',
    `from=${today}&to=${inDays(3)}`,
    `from=${inDays(1)}&travellers=6&timeOfDay=morning`,
    `to=${inDays(2)}&children=1&language=en&rating=4`,
    'priceMin=100&priceMax=300&duration=short&freeCancellation=1&sort=price-desc',
  ],
}

const filled = process.env['FILLED']
const postgres = filled === undefined ? await startPostgres({ shared_buffers: '512MB', fsync: 'off' }) : null
try {
  const url = filled ?? postgres?.url ?? ''
  if (postgres) await migrate(url, 'migrations')
  const db = openDatabase(url, { connections: 4 })
  if (postgres) await seedDemo(db, { today })
  const configuration = readConfiguration({ NODE_ENV: 'test', SECRET, LOG_LEVEL: 'silent' })
  const context = {
    db,
    configuration,
    log: openLog('silent'),
    providers: providersOf(sandboxProvider(db, configuration)),
  }
  const site = await findSite(db, '')
  let address = 0
  const visitor = (): Visitor => ({
    site,
    userId: null,
    cartToken: null,
    wishlistToken: null,
    orderAccessCookie: null,
    quoteAccessCookie: null,
    currency: site.defaultCurrency,
    // A new address each time, so that the rate limit does not apply.
    address: `bench ${(address += 1)}`,
  })
  const calls: Record<keyof typeof texts, (text: string) => Promise<unknown>> = {
    suggestions: (text) => readSuggestions(context, { text, locale: 'en', visitor: visitor() }),
    search: (q) => readSearch(context, { ...searchQuery.parse({ q, locale: 'en' }), visitor: visitor() }),
    listing: (query) =>
      readListing(context, {
        ...listingQuery.parse(Object.fromEntries(new URLSearchParams(query))),
        visitor: visitor(),
      }),
  }

  let size = 0
  for (const [seed, wanted] of SIZES.entries()) {
    if (postgres) await generateProducts(db, { count: wanted - size, days: 3, today, seed: seed + 1 })
    size = wanted
    const began = performance.now()
    await currentSnapshot(db)
    const heapMb = process.memoryUsage().rss / 1024 / 1024
    process.stdout.write(
      `${size} products: read into the process in ${((performance.now() - began) / 1000).toFixed(1)} s, ${heapMb.toFixed(0)} MB resident\n`,
    )
    for (const kind of ['suggestions', 'search', 'listing'] as const) {
      const times: number[] = []
      for (let round = -1; round < ROUNDS; round++)
        for (const text of texts[kind]) {
          const began = performance.now()
          await calls[kind](text)
          if (round >= 0) times.push(performance.now() - began)
        }
      printRow({
        what: `${kind}, ${size.toLocaleString('en')} products, p95 ms`,
        ours: percentile(times, 95),
        limit: null,
        ratio: null,
        aim: size === Math.max(...SIZES) ? `≤ ${aims[kind]}` : '',
      })
      process.stdout.write(`  p50 ${percentile(times, 50).toFixed(1)} ms\n`)
    }
  }
  await db.close()
} finally {
  postgres?.stop()
}
