import type { PriceExchange } from '#domain/exchange.ts'
import { bankDaysOf } from '#domain/working-time.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { listRates } from './list-rates.ts'

/** The rates, margin and currencies that a visitor's prices depend on. */
export async function findExchange(
  context: PricingContext,
  { site, currency }: Pick<Visitor, 'site' | 'currency'>,
): Promise<PriceExchange> {
  const { card } = context.providers
  return {
    rates: await listRates(context.db),
    currency,
    siteCurrency: site.defaultCurrency,
    marginBasisPoints: site.exchangeMarginBasisPoints,
    takes: (code, { byTransfer }) =>
      card.limitsOf(code) !== null || (byTransfer && site.bankAccount?.currency === code),
    bank: bankDaysOf(site),
  }
}
