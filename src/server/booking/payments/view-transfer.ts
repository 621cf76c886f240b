import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { bankDaysOf, lastBusinessDay } from '#domain/working-time.ts'
import type { CardContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { transferSchema } from './contract.ts'
import { cardRefusal } from './card-refusal.ts'
import { readTransfer } from './read-transfer.ts'

/** Where to send how much of an order that is paid by transfer, minor units of its currency; what has come already is taken off. */
export async function viewTransfer(
  context: CardContext,
  input: {
    order: { reference: string; totalMinor: number; currency: string; holdExpiresAt: Date; now: Date }
    visitor: Visitor
    locale: Locale
  },
): Promise<z.infer<typeof transferSchema>> {
  const { order, visitor, locale } = input
  const receivedMinor = (await readTransfer(context.db, order.reference))?.receivedMinor ?? 0
  const account = visitor.site.bankAccount
  const bank = bankDaysOf(visitor.site)
  return {
    receivedMinor,
    isCardPossible: receivedMinor === 0 && cardRefusal(context, order) === null,
    missingMinor: Math.max(0, order.totalMinor - receivedMinor),
    lastBusinessDay: bank && lastBusinessDay(order.holdExpiresAt, order.now, bank),
    account: account && {
      holder: account.holder[locale],
      bank: account.bank[locale],
      iban: account.iban,
      bic: account.bic,
    },
  }
}
