import { describe, expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { buyerWithCode } from '#test/support/promo-codes.ts'
import { addPromoCode } from './add-promo-code.ts'
import { choosePromo } from './choose-promo.ts'
import { endPromoCode } from './end-promo-code.ts'
import { listPromoCodes } from './list-promo-codes.ts'
import { readPromo } from './read-promo.ts'

const fixtures = useFixtures()

describe('an operator', () => {
  const plain = {
    percentBasisPoints: 1000,
    amountMinor: null,
    minimumMinor: null,
    currency: null,
    product: null,
    city: null,
    category: null,
    supplier: null,
    firstOrderOnly: false,
    limitTotal: null,
    limitPerBuyer: null,
    firstDay: null,
    lastDay: null,
  }

  test('adds a code for certain days in the time zone of the operator, lists it, and ends it', async () => {
    const { context } = fixtures
    // Yesterday to tomorrow: midnight may pass while the test runs.
    const today = Temporal.Now.plainDateISO('Asia/Riyadh')
    const [first, last] = [today.subtract({ days: 1 }), today.add({ days: 1 })]
    await addPromoCode(context, {
      ...plain,
      code: 'spring-1',
      city: 'manama',
      limitTotal: 9,
      firstDay: first.toString(),
      lastDay: last.toString(),
    })
    const { visitor } = await buyerWithCode(context, 'SPRING-1')
    await choosePromo(context, { visitor, locale: 'ar', code: 'Spring-1' })
    const [row] = (await listPromoCodes(context)).codes
    expect(row).toMatchObject({ code: 'SPRING-1', city: 'manama', limitTotal: 9, used: 0, state: 'running' })
    expect([row?.startsAt, row?.expiresAt].map((at) => at?.getTime())).toEqual(
      [first, last.add({ days: 1 })].map((day) => day.toZonedDateTime('Asia/Riyadh').epochMilliseconds),
    )
    await endPromoCode(context, { code: 'spring-1' })
    await endPromoCode(context, { code: 'spring-1' })
    expect(await readPromo(context, { visitor, locale: 'ar' })).toMatchObject({
      code: 'SPRING-1',
      refusal: { code: 'promo.code_expired' },
      discountMinor: 0,
    })
  })

  test.each([
    ['a code that is none', { code: 'ع' }, 'code_malformed'],
    ['a code that is there', { code: 'TAKEN' }, 'code_taken'],
    ['no value', { percentBasisPoints: null }, 'value_invalid'],
    ['two values', { amountMinor: 5, currency: 'SAR' }, 'value_invalid'],
    ['more than everything', { percentBasisPoints: 10_001 }, 'value_invalid'],
    ['a sum without a currency', { minimumMinor: 500 }, 'currency_invalid'],
    ['a city that is not there', { city: 'atlantis' }, 'target_unknown'],
    ['a day that is none', { lastDay: '2026-02-30' }, 'days_invalid'],
    ['an end before the start', { firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'days_invalid'],
    ['a last day that has passed', { lastDay: '2020-01-01' }, 'days_over'],
    ['a limit of nothing', { limitTotal: 0 }, 'limit_invalid'],
  ])('is refused %s', async (_, change, reason) => {
    const { context } = fixtures
    await addPromoCode(context, { ...plain, code: 'TAKEN' }).catch(() => {})
    const wish = { ...plain, code: `NEW-${reason.toUpperCase().slice(0, 20)}`, ...change }
    await expect(addPromoCode(context, wish)).rejects.toMatchObject({ code: `promo.${reason}` })
  })

  test('cannot end a code that does not exist', async () => {
    await expect(endPromoCode(fixtures.context, { code: 'NOBODYS' })).rejects.toMatchObject({
      code: 'promo.code_unknown',
    })
  })
})
