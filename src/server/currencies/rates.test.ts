import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { fileSource } from './file-source.ts'
import { fetchRates } from './jobs.ts'
import { findNewestRates } from './queries.ts'
import { readSheet } from './read-sheet.ts'
import { saveRates } from './save-rates.ts'
import { webSource } from './web-source.ts'

const fixtures = useFixtures()
const today = new Date().toISOString().slice(0, 10)
const european = (rates: Record<string, number>, day = today) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>
</gesmes:Envelope>`

let bank: Server
let address: string
let requestCount = 0
let answer = { status: 200, body: '' }
beforeAll(async () => {
  bank = createServer((_, response) => {
    requestCount += 1
    response.writeHead(answer.status, { location: 'http://127.0.0.1:1/' }).end(answer.body)
  })
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/eurofxref-daily.xml`
})
afterAll(() => bank.close())

const rateOf = async (quote: string) =>
  (await findNewestRates(fixtures.context.db)).find((rate) => rate.quote === quote)
const take = (acceptsJumps = false) => saveRates(fixtures.context.db, webSource(address), { acceptsJumps })

describe('rates of the European Central Bank', () => {
  test('are stored against the dollar, and pegged currencies stay pegged', async () => {
    answer = { status: 200, body: european({ USD: 1.15, GBP: 0.8722, TRY: 48.5 }) }
    expect(await take()).toMatchObject({ asOf: today })
    expect(await rateOf('GBP')).toMatchObject({ rateMicros: 758_435, asOf: today })
    expect(await rateOf('SAR')).toMatchObject({ rateMicros: 3_750_000 })
  })

  test('change nothing the second time', async () => {
    expect(await take()).toMatchObject({ changed: 0 })
  })

  test('of an earlier day do not replace those of today', async () => {
    answer = { status: 200, body: european({ USD: 1.15, GBP: 0.9 }, '2026-01-05') }
    await take()
    expect(await rateOf('GBP')).toMatchObject({ rateMicros: 758_435, asOf: today })
  })

  test.each([
    ['a currency jumps', 200, european({ USD: 1.15, GBP: 8.722 }), /GBP from 0\.758435 to 7\.584348/],
    ['the day is in the future', 200, european({ USD: 1.15 }, '2999-01-01'), /2999-01-01, which is in the future/],
    ['the dollar is missing', 200, european({ GBP: 0.87 }), /the rate of USD is missing/],
    ['it is an HTML page', 200, '<html><body>Sign in</body></html>', /no day with rates/],
    ['it is empty', 200, '', /neither JSON nor XML/],
    ['the bank is unavailable', 503, '', /returned no rates: the response status is 503/],
    ['it redirects', 302, '', /returned no rates/],
    ['it is too long', 200, ' '.repeat(1_100_000), /too long/],
  ])('are refused as a whole if %s', async (_, status, body, error) => {
    const before = await findNewestRates(fixtures.context.db)
    answer = { status, body }
    await expect(take()).rejects.toThrow(error)
    expect(await findNewestRates(fixtures.context.db)).toEqual(before)
  })

  test('may jump if the operator accepts it', async () => {
    answer = { status: 200, body: european({ USD: 1.15, TRY: 97 }) }
    await expect(take()).rejects.toThrow(/TRY/)
    await take(true)
    expect(await rateOf('TRY')).toMatchObject({ rateMicros: 84_347_826 })
  })

  test('are fetched every six hours, by any number of processes', async () => {
    answer = { status: 200, body: european({ USD: 1.15, GBP: 0.8722 }) }
    requestCount = 0
    await fetchRates(fixtures.context, address)
    expect(requestCount).toBe(0)
    const evening = later(fixtures.context, '6 hours 1 minute')
    await fetchRates(evening, address)
    await fetchRates(evening, address)
    expect(requestCount).toBe(1)
  })

  test('leave the old ones if they cannot be fetched', async () => {
    answer = { status: 500, body: '' }
    const before = await findNewestRates(fixtures.context.db)
    await fetchRates(later(fixtures.context, '13 hours'), address)
    expect(await findNewestRates(fixtures.context.db)).toEqual(before)
  })
})

describe('rates of a file', () => {
  test('are those of the demo', async () => {
    const { perBase, base } = await fileSource('demo/rates.json').read()
    expect({ base, ...perBase }).toMatchObject({ base: 'USD', KWD: '0.3075' })
  })

  test("produce an error with the file's name if it does not exist", async () => {
    await expect(fileSource('demo/none.json').read()).rejects.toThrow(/^demo\/none\.json cannot be read/)
  })

  test.each([
    ['{"base":"USD","asOf":"2026-11-20"}', /«rates»/],
    ['{"base":"USD","asOf":"2026-11-20","rates":{"SAR":null}}', /«rates\.SAR»/],
    ['{"base":"USD","asOf":"2026-11-20","rates":{},"extra":1}', /extra/],
    ['[]', /«»/],
  ])('are refused with the field if they contain %s', (text, error) => {
    expect(() => readSheet(text)).toThrow(error)
  })
})
