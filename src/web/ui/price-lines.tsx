import { useTranslations } from 'use-intl'
import { priceOfEach } from '#domain/money.ts'
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
  /** The prices before discounts, where these are subtracted below. */
  isOriginal?: boolean
  /** Positive amounts, below the lines. Discounts of zero are left out. */
  discounts?: { name: string; amountMinor: number }[]
  /** What is left of the lines. Without discounts and further lines it is left out. */
  total?: { name: string; amountMinor: number } | undefined
  /** The currency of the price of each: 'Adult · 2 × SAR 100'. Absent: only how many. */
  each?: string
}

/** The lines of an item, and what is taken off them. */
export function PriceLines({ lines, currency, isOriginal = false, discounts = [], total, each }: PriceLinesProps) {
  const t = useTranslations('common')
  const taken = discounts.filter(({ amountMinor }) => amountMinor > 0)
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
      {lines.map((line, index) => (
        <li key={`${line.kind} ${line.title} ${index}`} className={row}>
          <span>
            {line.kind === 'pickup' ? t('pickupLine', { place: line.title }) : line.title}
            {line.quantity > 1 && <Quantity line={line} each={each} isOriginal={isOriginal && currency !== null} />}
          </span>
          {/* A wrapped amount stays at the end of the line. */}
          {currency !== null && (
            <MoneyText
              money={{ amountMinor: isOriginal ? line.originalTotalMinor : line.totalMinor, currency }}
              className="ms-auto"
            />
          )}
        </li>
      ))}
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

function Quantity({ line, each, isOriginal }: { line: Line; each: string | undefined; isOriginal: boolean }) {
  const eachMinor = priceOfEach(isOriginal ? line.originalTotalMinor : line.totalMinor, line.quantity)
  if (each === undefined || eachMinor === null)
    return (
      <>
        &nbsp;×&nbsp;
        <bdi>{line.quantity}</bdi>
      </>
    )
  return (
    <>
      &nbsp;·{' '}
      <span className="whitespace-nowrap">
        <bdi>{line.quantity}</bdi> × <MoneyText money={{ amountMinor: eachMinor, currency: each }} />
      </span>
    </>
  )
}
