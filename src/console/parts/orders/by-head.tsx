import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { exponentOf, payableStep } from '#domain/currency.ts'
import { decimalOf } from '#domain/money.ts'
import { countsGroups } from '#domain/party.ts'
import { headsOf, refundByHead } from '#domain/refund-by-head.ts'
import type { OrderItem } from '#console/lib/orders.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Stepper } from '#web/ui/stepper.tsx'

const shares = [100, 75, 50, 25]

/**
 * Works a refund out for some of the people: a share of what was paid for them. The price of a whole boat is that of the
 * people who came, whom the agent enters, because fewer come than have a seat. Nothing after a change of people.
 */
export function ByHead({
  item,
  currency,
  arrived,
  onType,
}: {
  item: OrderItem
  currency: string
  /** How many were checked in. Null: none yet. */
  arrived: number | null
  /** Given the sum as it would be typed. */
  onType: (sum: string) => void
}) {
  const t = useTranslations('console.orders.dialog.byHead')
  const local = useLocalWords()
  const isGroup = !item.isByQuote && countsGroups(item.travellers, item.lines)
  const [came, setCame] = useState(arrived ?? item.travellers)
  const heads = item.party === null ? headsOf(item, isGroup ? came : null) : []
  const [counts, setCounts] = useState<number[]>(heads.map(() => 0))
  const [percentage, setPercentage] = useState(50)
  if (item.travellers < 2 || heads.length === 0) return null
  const choose = (next: { counts?: number[]; percentage?: number; came?: number }) => {
    const chosen = { counts, percentage, came, ...next }
    setCounts(chosen.counts)
    setPercentage(chosen.percentage)
    setCame(chosen.came)
    const sumMinor = refundByHead(headsOf(item, isGroup ? chosen.came : null), {
      ...chosen,
      step: payableStep(currency),
    })
    onType(decimalOf(sumMinor, exponentOf(currency)))
  }
  return (
    <details>
      <summary className="min-h-9 cursor-pointer content-center text-sm text-primary pointer-coarse:min-h-11">
        {t('title')}
      </summary>
      <div className="mt-1 grid gap-2 rounded-field bg-line/25 p-3">
        {isGroup && heads.length === 1 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 grow basis-32">
              {t('came')}{' '}
              <span className="text-ink-soft">
                {arrived === null ? t('seats', { count: item.travellers }) : t('arrived', { count: arrived })}
              </span>
            </span>
            <Stepper
              label={t('came')}
              value={came}
              min={1}
              max={item.travellers}
              onChange={(count) => choose({ came: count, counts: counts.map((one) => Math.min(one, count)) })}
            />
          </div>
        )}
        {heads.map(({ line, heads: most }, index) => {
          const label =
            isGroup && heads.length === 1 ? t('concerned') : local(item.lines[line]?.title ?? { ar: '', en: '' })
          return (
            <div key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 grow basis-32">
                <bdi>{label}</bdi> <span className="text-ink-soft">{t('of', { count: most })}</span>
              </span>
              <Stepper
                label={label}
                value={counts[index] ?? 0}
                min={0}
                max={most}
                onChange={(count) => choose({ counts: counts.with(index, count) })}
              />
            </div>
          )
        })}
        <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {t('share')}
          <select
            value={percentage}
            onChange={(event) => choose({ percentage: Number(event.target.value) })}
            className="min-h-11 rounded-field border border-line-strong bg-surface px-2.5"
          >
            {shares.map((share) => (
              <option key={share} value={share}>
                {t('percentage', { share })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  )
}
