import { expect, test } from 'vitest'
import { orderKey } from '#server/booking/orders/order-access-token.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { someDeparture, someVisitor, useWorld } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'
import { readOutcome } from './read-outcome.ts'

const world = useWorld()

/** An order that was paid, and the cookie that its buyer's browser has of it. */
async function bought() {
  const { context } = world
  const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  await pay(context, reference)
  return { reference, pass: `${reference}:${orderKey(context.configuration, reference)}` }
}

async function seen(orderPass: string | null, reference: string | undefined): Promise<string> {
  const { context } = world
  const visitor = { ...(await someVisitor(context.db)), orderPass }
  return readOutcome(context, { visitor, locale: 'en', reference }).then(
    (outcome) => outcome.reference,
    (error: { code: string }) => error.code,
  )
}

test('the page after paying shows this browser’s order, named or not, and an older one only to who still has its cookie', async () => {
  const [older, newer] = [await bought(), await bought()]
  expect(await seen(newer.pass, newer.reference)).toBe(newer.reference)
  expect(await seen(newer.pass, undefined)).toBe(newer.reference)
  expect(await seen(older.pass, older.reference)).toBe(older.reference)
  expect(await seen(newer.pass, older.reference)).toBe('checkout.order_unknown')
})

test('the page after paying shows a stranger nothing, whatever stands in the address or the cookie', async () => {
  const [own, foreign] = [await bought(), await bought()]
  const [, ownKey = ''] = own.pass.split(':')
  const [, foreignKey = ''] = foreign.pass.split(':')
  const other = foreignKey.startsWith('a') ? 'b' : 'a'
  for (const [pass, reference] of [
    [null, foreign.reference],
    [null, undefined],
    [own.pass, foreign.reference],
    [`${foreign.reference}:${ownKey}`, foreign.reference],
    [`${foreign.reference}:`, foreign.reference],
    [`${foreign.reference}:${other}${foreignKey.slice(1)}`, foreign.reference],
    [foreign.reference, foreign.reference],
    [foreign.reference, undefined],
    [own.pass, 'RH-NOBODY22'],
    [own.pass, `${own.reference}' or '1'='1`],
    [':', ''],
  ] as const)
    expect(await seen(pass, reference), `${pass} ${reference}`).toBe('checkout.order_unknown')
})
