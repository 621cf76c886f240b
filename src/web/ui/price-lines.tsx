import { useLocale, useTranslations } from 'use-intl'
import { priceOfEach, sumMinor } from '#domain/money.ts'
import { quantityInWords } from '#domain/quantity-words.ts'
import { MoneyText } from './money-text.tsx'

interface Line {
  kind: string
  title: string
  quantity: number
  totalMinor: number
  originalTotalMinor: number
}

interface PriceLinesProps {
  lines: Line[]
  /** Null: without amounts. */
  currency: string | null
  /** Says what the supplier's offer saves, where no totals below do. */
  namesOffer?: boolean
  /** Positive amounts off the prices after the offer, below the lines. Discounts of zero are left out. */
  discounts?: { name: string; amountMinor: number }[]
  /** What is left of the lines. Without discounts and further lines it is left out. */
  total?: { name: string; amountMinor: number } | undefined
  /** The currency of the price of each: 'Adult · 2 × SAR 100'. Absent: only how many, '2 adults'. */
  each?: string
}

/**
 * The lines of an item, and what is taken off them. A price is what is paid after the supplier's offer, also the one of
 * each; the price before it is struck through.
 */
export function PriceLines({ lines, currency, namesOffer = false, discounts = [], total, each }: PriceLinesProps) {
  const t = useTranslations('common')
  const savedMinor = sumMinor(lines.map((line) => Math.max(0, line.originalTotalMinor - line.totalMinor)))
  const taken = discounts.filter(({ amountMinor }) => amountMinor > 0)
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
      {lines.map((line, index) => (
        <li key={`${line.kind} ${line.title} ${index}`} className={row}>
          <span>
            {line.kind === 'pickup' ? (
              t('pickupLine', { place: line.title })
            ) : line.quantity > 1 || line.kind === 'extra' ? (
              <Quantity line={line} each={each} />
            ) : (
              line.title
            )}
          </span>
          {/* A wrapped amount stays at the end of the line. */}
          {currency !== null && <PriceOfLine line={line} currency={currency} />}
        </li>
      ))}
      {currency !== null && namesOffer && savedMinor > 0 && (
        <li className="text-success">
          {t.rich('offerSaves', { amount: () => <MoneyText money={{ amountMinor: savedMinor, currency }} /> })}
        </li>
      )}
      {currency !== null &&
        taken.map(({ name, amountMinor }) => (
          <li key={name} className={`${row} text-success`}>
            <span>{name}</span>
            <MoneyText money={{ amountMinor: -amountMinor, currency }} className="ms-auto" />
          </li>
        ))}
      {currency !== null && total && (taken.length > 0 || lines.length > 1) && (
        <li className={`${row} font-semibold text-ink`}>
          <span>{total.name}</span>
          <MoneyText money={{ amountMinor: total.amountMinor, currency }} className="ms-auto" />
        </li>
      )}
    </ul>
  )
}

const row = 'flex flex-wrap justify-between gap-x-4'

/** The amount of a line at the end of its row, and the one before the supplier's offer. */
export function PriceOfLine({ line, currency }: { line: Line; currency: string }) {
  const t = useTranslations('common')
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-x-2">
      {line.originalTotalMinor > line.totalMinor && (
        <s>
          <MoneyText money={{ amountMinor: line.originalTotalMinor, currency }} />
        </s>
      )}
      {isFree(line) ? t('freeLine') : <MoneyText money={{ amountMinor: line.totalMinor, currency }} />}
    </span>
  )
}

/** '2 × SAR 100'; empty for a single one, for what is free, and where they do not cost the same. */
export function PriceEach({ line, currency }: { line: Line; currency: string }) {
  const eachMinor = priceOfEach(line.totalMinor, line.quantity)
  if (line.quantity < 2 || isFree(line) || eachMinor === null) return null
  return (
    <span className="whitespace-nowrap">
      <bdi>{line.quantity}</bdi> × <MoneyText money={{ amountMinor: eachMinor, currency }} />
    </span>
  )
}

const isFree = (line: Line) => line.totalMinor === 0 && line.originalTotalMinor === 0

function Quantity({ line, each }: { line: Line; each: string | undefined }) {
  const locale = useLocale()
  const hasEach = each !== undefined && !isFree(line) && priceOfEach(line.totalMinor, line.quantity) !== null
  if (!hasEach) return quantityInWords(line.title, line.quantity, locale)
  return (
    <>
      {line.title}&nbsp;· <PriceEach line={line} currency={each} />
    </>
  )
}
