import type { ReactNode } from 'react'
import { MoneyText } from './money-text.tsx'

interface PriceTotalsProps {
  currency: string
  /** Before discounts. */
  original: { name: string; amountMinor: number }
  /** Positive amounts. Discounts of zero are left out. */
  discounts: { name: string; amountMinor: number }[]
  totalName: string
  isLarge?: boolean
  /** Further rows, under the total. */
  children?: ReactNode
}

/** From the price before discounts to the total: a discount has a minus, and the rows add up. */
export function PriceTotals({ currency, original, discounts, totalName, isLarge = false, children }: PriceTotalsProps) {
  const taken = discounts.filter(({ amountMinor }) => amountMinor > 0)
  const totalMinor = taken.reduce((left, { amountMinor }) => left - amountMinor, original.amountMinor)
  return (
    <dl className="grid grid-cols-1 gap-2">
      {taken.length > 0 && <PriceRow {...original} currency={currency} />}
      {taken.map(({ name, amountMinor }) => (
        <PriceRow key={name} name={name} amountMinor={-amountMinor} currency={currency} look="text-success" />
      ))}
      <div aria-live="polite" aria-atomic className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="font-semibold">{totalName}</dt>
        <dd className="ms-auto">
          <MoneyText
            money={{ amountMinor: totalMinor, currency }}
            className={`font-semibold ${isLarge ? 'text-2xl' : ''}`}
          />
        </dd>
      </div>
      {children}
    </dl>
  )
}

/** A wrapped amount stays at the end of the line. */
export function PriceRow({
  name,
  amountMinor,
  currency,
  look = '',
  amountLook = '',
}: {
  name: string
  amountMinor: number
  currency: string
  look?: string
  amountLook?: string
}) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${look}`}>
      <dt>{name}</dt>
      <dd className="ms-auto">
        <MoneyText money={{ amountMinor, currency }} className={amountLook} />
      </dd>
    </div>
  )
}
