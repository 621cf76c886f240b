/**
 * Measures search quality: runs every labelled query on the demo catalogue in an in-memory embedded database. Recall at
 * ten is the share of the relevant products (of ten, if more are relevant) among the first ten; the reciprocal rank is
 * that of the first relevant product. Lists queries with none in the first three.
 */
import { seedDemo } from '#demo/seed.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { migrate } from '#server/kernel/migrate.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { readSearch } from '#server/catalogue/search/read-search.ts'
import { findSite } from '#server/sites/find-site.ts'
import type { SearchQuery } from './label-queries.ts'
import { searchQueries } from './search-queries.ts'

const DEPTH = 10
const IN_SIGHT = 3

interface Outcome extends SearchQuery {
  found: string[]
  isApproximate: boolean
  recall: number
  /** The rank of the first relevant product, from 1; Infinity if none was found. */
  rank: number
}

const embedded = await openEmbeddedDatabase(null)
await migrate(embedded.url, 'migrations')
const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
try {
  await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
  await refuseUnknownCodes()
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    SECRET: 'a secret that is only good for benchmarks',
    LOG_LEVEL: 'silent',
  })
  const context = { db, configuration, log: openLog('silent'), providers: { card: { limitsOf: () => ({}) } } }
  const visitor = await createVisitor()
  const outcomes: Outcome[] = []
  for (const query of searchQueries) outcomes.push(await tryQuery(context, visitor, query))
  report(outcomes)
} finally {
  await db.close()
  await embedded.close()
}

async function refuseUnknownCodes(): Promise<void> {
  const rows = await db.rows<{ code: string }>({ name: 'bench.codes', text: 'select code from product' })
  const known = new Set(rows.map((row) => row.code))
  const wrong = searchQueries.filter(
    ({ expected }) => expected.length === 0 || expected.some((code) => !known.has(code)),
  )
  if (wrong.length > 0) throw new Error(`These queries expect unknown products: ${JSON.stringify(wrong)}`)
}

async function createVisitor(): Promise<Visitor> {
  const site = await findSite(db, '')
  const currency = site.defaultCurrency
  return {
    site,
    userId: null,
    cartToken: null,
    wishlistToken: null,
    orderAccessCookie: null,
    quoteAccessCookie: null,
    currency,
    address: '203.0.113.7',
  }
}

async function tryQuery(context: PricingContext, visitor: Visitor, query: SearchQuery): Promise<Outcome> {
  const answer = await readSearch(context, { ...searchQuery.parse({ q: query.query, locale: query.locale }), visitor })
  const found = answer.cards.map((card) => card.code)
  const hits = found.slice(0, DEPTH).filter((code) => query.expected.includes(code)).length
  const first = found.findIndex((code) => query.expected.includes(code))
  return {
    ...query,
    found,
    isApproximate: answer.isApproximate,
    recall: hits / Math.min(DEPTH, query.expected.length),
    rank: first < 0 ? Infinity : first + 1,
  }
}

function report(outcomes: Outcome[]): void {
  line(`${'kind'.padEnd(26)}queries  recall@${DEPTH}    MRR`)
  for (const [kind, some] of Map.groupBy(outcomes, (outcome) => outcome.kind)) summarise(kind, some)
  summarise('all', outcomes)

  const misses = outcomes.filter((outcome) => outcome.rank > IN_SIGHT)
  line(`\n${misses.length} of ${outcomes.length} show nothing that is wanted in the first ${IN_SIGHT}:`)
  for (const { query, locale, kind, expected, place, found, isApproximate, rank } of misses)
    line(
      `${kind} (${locale}) «${query}» wants ${place ?? expected[0]}: ${rank === Infinity ? 'not found' : `rank ${rank}`}; ` +
        `first of ${found.length}${isApproximate ? ' near ones' : ''}: ${found.slice(0, IN_SIGHT).join(', ') || 'nothing'}`,
    )
}

function summarise(name: string, outcomes: Outcome[]): void {
  const mean = (value: (outcome: Outcome) => number) =>
    (outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length).toFixed(3)
  line(
    `${name.padEnd(26)}${String(outcomes.length).padStart(7)}${mean(({ recall }) => recall).padStart(11)}` +
      mean(({ rank }) => 1 / rank).padStart(7),
  )
}

function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
