import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { requestedQuote } from '#test/support/quotes.ts'
import { findQuoteByEmail } from './find-quote-by-email.ts'
import { readQuote } from './read-quotes.ts'

const fixtures = useFixtures()
let next = 0
const visitorFrom = async (address: string) => ({ ...(await createVisitor(fixtures.context.db)), address })
const find = async (reference: string, email: string, address = `203.0.113.${(next += 1)}`) =>
  findQuoteByEmail(fixtures.context, { visitor: await visitorFrom(address), reference, email })

test('opens a request by its reference and email, in any case and with Arabic digits', async () => {
  const { context } = fixtures
  const reference = await requestedQuote(context, { email: 'Noura@Example.com' })
  const arabic = reference.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', ' '), arabic, `\u200f${reference}`]) {
    const { key } = await find(typed, ' noura@example.COM ')
    const visitor = await visitorFrom('203.0.113.250')
    expect(await readQuote(context, { visitor, locale: 'en', reference, key })).toMatchObject({ reference })
  }
})

test('refuses a wrong reference, a wrong email and the request of another site with the same error', async () => {
  const unknown = { kind: 'missing', code: 'quotes.pair_unknown' }
  const reference = await requestedQuote(fixtures.context, { email: 'pair@example.com' })
  await expect(find(reference, 'other@example.com')).rejects.toMatchObject(unknown)
  await expect(find('RQ-22222222', 'pair@example.com')).rejects.toMatchObject(unknown)
  await expect(find('RH-22222222', 'pair@example.com')).rejects.toMatchObject(unknown)
  await expect(find(reference, '')).rejects.toMatchObject(unknown)
  const elsewhere = await visitorFrom('203.0.113.251')
  const visitor = { ...elsewhere, site: { ...elsewhere.site, id: -1 } }
  await expect(findQuoteByEmail(fixtures.context, { visitor, reference, email: 'pair@example.com' })).rejects.toMatchObject(unknown) // prettier-ignore
})

test('counts wrong attempts for a request as for a booking', async () => {
  const reference = await requestedQuote(fixtures.context, { email: 'limited@example.com' })
  for (let tries = 0; tries < 10; tries++)
    await expect(find(reference, 'wrong@example.com')).rejects.toMatchObject({ code: 'quotes.pair_unknown' })
  await expect(find(reference, 'limited@example.com')).rejects.toMatchObject({
    kind: 'limited',
    code: 'orders.too_many_lookups',
  })
})
