import { useTranslations } from 'use-intl'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

const tones: Record<string, string> = {
  confirmed: 'bg-success/12 text-success',
  approved: 'bg-primary/10 text-primary',
  pending: 'bg-primary/10 text-primary',
  failed: 'bg-danger/10 text-danger',
  expired: 'bg-danger/10 text-danger',
}
const statuses = ['pending', 'approved', 'confirmed', 'cancelled', 'refunded', 'failed', 'expired'] as const

/** Each booking of the order with its own status: what is confirmed, what can be tried again. */
export function OutcomeItems({ view }: { view: OutcomeView }) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  return (
    <ul className="grid gap-4">
      {view.items.map((item) => {
        const status = statuses.find((one) => one === item.status) ?? 'pending'
        return (
          <li key={item.id} className="rounded-card border border-line bg-surface p-5">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <h2 className="text-lg font-semibold">{item.title}</h2>
                <p className="text-ink-soft">
                  {item.optionTitle} · <DateText date={item.localDate} style="long" /> ·{' '}
                  <TimeText time={item.localTime} /> · {c('travellers', { count: item.travellers })}
                </p>
              </div>
              <span className={`rounded-full px-3 py-1 text-sm font-medium ${tones[status] ?? 'bg-line'}`}>
                {t(`statuses.${status}`)}
              </span>
            </div>
            <div className="mt-3">
              <PriceLines lines={item.lines} currency={view.currency} />
            </div>
            <p className="mt-2 text-end font-semibold">
              <MoneyText money={{ amountMinor: item.totalMinor, currency: view.currency }} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
