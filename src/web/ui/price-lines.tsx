import { MoneyText } from './money-text.tsx'

interface Line {
  kind: string
  title: string
  quantity: number
  totalMinor: number
}

export function PriceLines({ lines, currency }: { lines: Line[]; currency: string }) {
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.title}`} className="flex flex-wrap justify-between gap-x-4">
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
          <MoneyText money={{ amountMinor: line.totalMinor, currency }} className="ms-auto" />
        </li>
      ))}
    </ul>
  )
}
