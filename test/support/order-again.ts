import { randomUUID } from 'node:crypto'
import { weekendDays } from '#domain/weekend.ts'
import { afterWorkingTime } from '#domain/working-time.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, orderOf, uniqueEmail, visitorWith } from './buyer.ts'
import { createDeparture, type Fixtures } from './fixtures.ts'

export const bankAccount = {
  holder: { ar: 'شركة رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}

/** The same account in a country where today and tomorrow are no weekend: a transfer may arrive within a day, whenever the test runs. */
export function onWorkingDays<Account extends { iban: string }>(account: Account, zone: string): Account {
  const today = Temporal.Now.plainDateISO(zone)
  const days = [today, today.add({ days: 1 })].map(({ dayOfWeek }) => dayOfWeek)
  const region = ['BH', 'IN', 'IR'].find((one) => !weekendDays(one).some((day) => days.includes(day))) ?? 'BH'
  return { ...account, iban: `${region}${account.iban.slice(2)}` }
}

/** The hours from now on in which a transfer has three business days to arrive. */
export function hoursOfTransfer({ iban }: { iban: string }, zone: string): number {
  const now = new Date()
  const end = afterWorkingTime(now, 72 * 3600, { region: iban.slice(0, 2), zone })
  return (end.getTime() - now.getTime()) / 3_600_000
}

/** A cart of two people, BHD 25, on a site that takes transfers and lets buyers pay later. */
export async function cartOfAnyMethod(context: PaymentContext, capacity = 5) {
  await context.db.rows({
    name: 'test.pay_later',
    text: `update product set pay_later = true, confirmation = 'instant' where code = 'bahrain-fort'`,
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity })
  const plain = await visitorWith(context, departure, 2)
  const visitor: Visitor = { ...plain, site: { ...plain.site, bankAccount } }
  return { departure, visitor, input: { ...(await checkoutOf(context, visitor)), email: uniqueEmail() } }
}

/** Another press of the button. */
export const again = (input: PlaceOrderInput, change: Partial<PlaceOrderInput>): PlaceOrderInput => ({
  ...input,
  idempotencyKey: randomUUID(),
  ...change,
})

export const orderReader = (fixtures: Pick<Fixtures, 'context'>) => ({
  statusOf: async (reference: string) => (await orderOf(fixtures.context.db, reference)).status,
  /** The cookie that opens these orders. */
  passOf: (...references: string[]) =>
    references.reduce<string | null>(
      (pass, reference) => withOrder(fixtures.context.configuration, pass, reference),
      null,
    ),
})
