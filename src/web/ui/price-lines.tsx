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
}

export function PriceLines({ lines, currency, isOriginal = false }: PriceLinesProps) {
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
      {lines.map((line, index) => (
        <li key={`${line.kind} ${line.title} ${index}`} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {line.title}
            {line.quantity > 1 && (
              <>
                {' × '}
                <bdi>{line.quantity}</bdi>
              </>
            )}
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
    </ul>
  )
}
