import { convertBetween, rateBetween, type Rate } from '#domain/exchange.ts'
import { sumMinor } from '#domain/money.ts'
import type { LoadedItem } from './load-cart.ts'

export interface ChargedItem {
  item: LoadedItem
  originalMinor: number
  totalMinor: number
  rateMicros: number
  rateAsOf: string | null
}

export interface CartCharge {
  currency: string
  items: ChargedItem[]
  originalMinor: number
  totalMinor: number
}

/**
 * Converts a cart to the currency in which it is charged: the one that all its items share, else the site's default, at the rates of the day
 * (docs/rules/pricing.md). Minor units of `currency`.
 */
export function chargeCart(items: LoadedItem[], rates: Rate[], siteCurrency: string): CartCharge {
  const currencies = new Set(items.map((item) => item.row.currency))
  const currency = currencies.size === 1 ? ([...currencies][0] as string) : siteCurrency
  const charged = items.map((item): ChargedItem => {
    const { originalMinor, totalMinor } = item.priced.breakdown
    if (item.row.currency === currency)
      return { item, originalMinor, totalMinor, rateMicros: 1_000_000, rateAsOf: null }
    const rate = rateBetween(rates, item.row.currency, currency)
    const converted = (amountMinor: number) =>
      convertBetween(rates, { amountMinor, currency: item.row.currency }, currency).amountMinor
    const total = converted(totalMinor)
    return {
      item,
      totalMinor: total,
      originalMinor: Math.max(total, converted(originalMinor)),
      rateMicros: rate.rateMicros,
      rateAsOf: rate.asOf,
    }
  })
  return {
    currency,
    items: charged,
    originalMinor: sumMinor(charged.map((one) => one.originalMinor)),
    totalMinor: sumMinor(charged.map((one) => one.totalMinor)),
  }
}
