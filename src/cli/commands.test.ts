import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import { recordMiss } from '#server/catalogue/search/record-miss.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase, type OpenedDatabase } from '#server/kernel/open-configured-database.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { content } from './content.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { promoCodes } from './promo-codes.ts'
import { quotes } from './quotes.ts'
import { rates } from './rates.ts'
import { reconcileCommand } from './reconcile.ts'
import { redirects } from './redirects.ts'
import { runCommand } from './run-command.ts'
import { searches } from './searches.ts'
import { sites } from './sites.ts'
import { staff } from './staff.ts'
import { transfers } from './transfers.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { databaseUrl } from '#test/support/template-database.ts'

// The embedded database is open in this process, as in a server: every command connects to it.
const serverUrl = inject('serverUrl')
const name = `rihla_commands_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-commands-'))
const environment = {
  NODE_ENV: 'test',
  SECRET: 'a secret that is only good for tests',
  DATA_DIR: folder,
  ...(serverUrl === null ? {} : { DATABASE_URL: databaseUrl(serverUrl, name) }),
}
const configuration = readConfiguration(environment)
let database: OpenedDatabase

type AnyCommand = Parameters<typeof runCommand>[0]

beforeAll(async () => {
  if (serverUrl === null) cpSync(inject('templateDirectory') ?? '', join(folder, 'database'), { recursive: true })
  else await onServer(serverUrl, `create database ${name} template rihla_template strategy file_copy`)
  database = await openConfiguredDatabase(configuration, openLog('silent'))
  database.share()
})
afterAll(async () => {
  await database?.close()
  if (serverUrl !== null) await onServer(serverUrl, `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function onServer(url: string, text: string): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  await db.rows({ name: 'test.server', text }).finally(() => db.close())
}

async function run(command: unknown, ...argv: string[]) {
  const said = { out: '', err: '' }
  const terminal = {
    // Returns what a stream's `write` returns.
    out: (text: string) => Boolean((said.out += text)),
    err: (text: string) => Boolean((said.err += text)),
    isInteractive: false,
  }
  const code = await runCommand(command as AnyCommand, argv, terminal, environment)
  return { code, ...said }
}

const done = (out: string | RegExp) => ({
  code: 0,
  out: typeof out === 'string' ? out : expect.stringMatching(out),
  err: '',
})
const refused = (err: string) => ({ code: 1, out: '', err })

test('redirects adds, lists and removes a redirect, and prints a refusal as one sentence', async () => {
  expect(await run(redirects, 'add', '/old-offers', '/new-offers', '--temporary')).toEqual(
    done('/old-offers  →  /new-offers\n'),
  )
  expect(await run(redirects, 'list')).toEqual(done(/^302 {2}all sites {2}\/old-offers {2}→ {2}\/new-offers$/m))
  expect(await run(redirects, 'remove', '/old-offers')).toEqual(done('The redirect from /old-offers was removed.\n'))
  expect(await run(redirects, 'remove', '/old-offers')).toEqual(refused('There is no redirect from this path.\n'))
})

test('promo-codes adds, lists and ends a code', async () => {
  expect(await run(promoCodes, 'add', 'Summer', '--percent', '12.5', '--limit', '9')).toEqual(
    done('SUMMER can be used.\n'),
  )
  expect(await run(promoCodes, 'add', 'LATER', '--percent', '5', '--from', '2099-01-01')).toEqual(
    done('LATER can be used from 2099-01-01.\n'),
  )
  expect(await run(promoCodes, 'add', 'OVER', '--percent', '5', '--until', '2020-01-01')).toEqual(
    refused('The last day has passed.\n'),
  )
  expect(await run(promoCodes, 'add', 'SUMMER', '--percent', '5')).toEqual(refused('This code already exists.\n'))
  expect(await run(promoCodes, 'end', 'SUMMER')).toEqual(done('SUMMER has ended.\n'))
  expect(await run(promoCodes, 'list')).toEqual(done(/^SUMMER {2}ended {2}12\.5 %, used 0 of 9, .*until .*$/m))
})

test('sites lists, shows and saves a site, and prints every error of a file', async () => {
  expect(await run(sites, 'list')).toEqual(
    done(/^pearl {2}http:\/\/pearl\.localhost:3000 {2}supplier {2}pearl-shores$/m),
  )
  const shown = await run(sites, 'show', 'pearl')
  expect(shown).toEqual(done(/^\{/))
  const file = join(folder, 'pearl.json')
  writeFileSync(file, shown.out)
  expect(await run(sites, 'save', file)).toEqual(done('pearl was changed.\n'))
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(shown.out) as object), host: 'not a host' }))
  const { code, err } = await run(sites, 'save', file)
  expect(err).toMatch(/^The site can’t be saved: host.*\n$/)
  expect(code).toBe(1)
  expect(await run(sites, 'remove', 'nowhere')).toEqual(refused('There is no site with this code.\n'))
})

test('staff invites the first owner with a printed link, lists people, and keeps the last owner', async () => {
  const invite = ['invite', 'layla@example.com', '--name', 'Layla Hassan', '--language', 'en']
  expect(await run(staff, ...invite)).toEqual(done(/^http:\/\/localhost:3000\/console\/invitation#[\w-]{43}$/m))
  // The link may have expired: the same command and `reset` make a new one.
  for (const again of [invite, ['reset', 'layla@example.com']])
    expect(await run(staff, ...again)).toEqual(done(/invitation#[\w-]{43}$/m))
  expect(await run(staff, 'list')).toEqual(
    done(/^Layla Hassan <layla@example\.com> {2}owner {2}invited, last seen never$/m),
  )
  expect(await run(staff, 'end', 'layla@example.com')).toEqual(refused('The marketplace needs at least one owner.\n'))
  expect(await run(staff, 'reset', 'stranger@example.com')).toMatchObject({ code: 1 })
  expect(await run(staff, 'invite', 'omar@example.com')).toMatchObject({ code: 2 })
  const guide = ['invite', 'omar@example.com', '--name', 'Omar', '--role', 'guide', '--supplier', 'pearl-shores']
  expect(await run(staff, ...guide)).toEqual(done(/invitation#/))
  expect(await run(staff, 'end', 'omar@example.com')).toEqual(done('omar@example.com has no access any more.\n'))
})

test('searches lists what was not found, most frequent first', async () => {
  const context = { db: database.db, configuration, log: openLog('silent') }
  expect(await run(searches, 'list')).toEqual(done('0 texts in 30 days.\n'))
  for (const text of ['Burj Khalifa', 'skiing', 'skiing', 'nora@example.com'])
    await recordMiss(context, { text, locale: 'en', outcome: 'nothing' })
  expect(await run(searches, 'list', '--days', '7')).toEqual(
    done(/^2 {2}en {2}nothing {2}skiing .*\n1 {2}en {2}nothing {2}burj khalifa .*\n2 texts in 7 days\.\n$/),
  )
  expect(await run(searches, 'list', '--days', '900')).toMatchObject({ code: 2 })
})

test('rates reads a file and lists its rates', async () => {
  expect(await run(rates, 'read', 'demo/rates.json')).toEqual(done(/^\d+ of \d+ are new, of \d{4}-\d\d-\d\d\.$/m))
  expect(await run(rates, 'list')).toEqual(done(/^\d{4}-\d\d-\d\d {2}1 [A-Z]{3} = +[\d.]+ SAR$/m))
  const { code, err } = await run(rates, 'read', 'README.md')
  expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
})

test('quotes lists, shows, answers and declines a request', async () => {
  const context = {
    db: database.db,
    configuration,
    log: openLog('silent'),
    providers: openProviders(database.db, configuration),
  }
  const { reference } = await requestQuote(context, await sampleQuoteRequest(database.db))
  expect(await run(quotes, 'list')).toEqual(
    done(new RegExp(`^  ${reference}  received  .*4 travellers  any date`, 'm')),
  )
  expect(await run(quotes, 'show', reference)).toEqual(done(/نحتفل بتخرج ابنتنا\./))
  const date = Temporal.Now.plainDateISO('UTC').add({ days: 30 }).toString()
  const answer = ['answer', reference, '--date', date, '--time', '09:00', '--includes', 'مرشد']
  expect(await run(quotes, ...answer, '--price', 'much')).toEqual(refused('much is not an amount in BHD.\n'))
  expect(await run(quotes, ...answer, '--price', '0')).toEqual(
    refused('Check the price, the date, the time and the number of days.\n  price: range\n'),
  )
  expect(await run(quotes, ...answer, '--price', '125.500')).toEqual(
    done(`The quote for ${reference} will be mailed to the buyer.\n`),
  )
  expect(await run(quotes, 'decline', reference)).toEqual(
    done(`The request ${reference} was declined; the buyer is notified by mail.\n`),
  )
  expect(await run(quotes, 'decline', 'RQ-22222222')).toEqual(refused('We couldn’t find this request.\n'))
})

test('transfers lists transfers and refuses money for an order that expects none', async () => {
  expect(await run(transfers, 'list')).toEqual(done('Awaited: 0\nTo send back: 0\n'))
  expect(await run(transfers, 'record', 'RH-2345ABCD', '250.00', 'sar', '--bank', 'FT1')).toEqual(
    refused('No transfer is expected under this reference.\n'),
  )
  expect(await run(transfers, 'refunded', '17', '--bank', 'FT2')).toEqual(
    refused('There is no transfer refund with this number.\n'),
  )
})

test('reconcile compares the books of a range of days', async () => {
  expect(await run(reconcileCommand, '--from', '2026-01-01')).toEqual(done('0 payments compared, 0 differences.\n'))
  const stopped = await run(reconcileCommand, '--after', 'nowhere')
  expect(stopped).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Stopped: .*--after nowhere\n$/) })
})

test('content exports, checks, saves and lists the texts, and prints every error', async () => {
  const texts = join(folder, 'texts')
  expect(await run(content, 'export', texts)).toEqual(done(/^Pages: 4, posts: \d+, /))
  rmSync(join(texts, 'pages', 'support.ar.md'))
  rmSync(join(texts, 'pages', 'support.en.md'))
  writeFileSync(join(texts, 'faqs.json'), '[]')
  const changes =
    /^pages +0 new, 0 changed, 1 removed\nposts +0 new, 0 changed, 0 removed\nfaqs +0 new, 0 changed, \d+ removed\n/
  expect(await run(content, 'save', texts, '--check')).toEqual(done(changes))
  expect(await run(content, 'save', texts)).toEqual(done(changes))
  expect(await run(content, 'list')).toEqual(done(/^page  about  [^]*\nquestions: 0\ntestimonials: \d+\n$/))
  writeFileSync(join(texts, 'pages', 'about.en.md'), 'About us')
  expect(await run(content, 'save', texts)).toEqual(
    refused('pages/about.en.md: must begin with its title, as in "# About us"\n\nNothing was saved: one error.\n'),
  )
})

test('import checks a catalogue, and export writes one', async () => {
  expect(await run(importCommand, 'docs/import/json', '--check')).toEqual({
    ...done(/^No errors in \d+ rows with 2 products, in [\d.]+ s\. Nothing was written\.$/m),
    err: expect.stringMatching(/^(?:warning: catalogue\.json \$\.products\[\d\]\.pictures: .*\n){2}$/),
  })
  const directory = join(folder, 'exported')
  expect(await run(exportCommand, directory)).toEqual(done(/^\d+ products are in .*exported\.$/m))
  expect(readFileSync(join(directory, 'products.ndjson'), 'utf8')).toContain('"code"')
  expect(await run(importCommand, join(folder, 'nothing-here'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/: does not exist\n\nNothing was imported: one error in 0 rows with 0 products\.\n$/),
  })
})
