import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OtherVisit } from './other-visits.ts'

/** Directly above the button. On phones a long title is cut off: the calendar needs the room. */
export function ClashWarning({ other, date }: { other: OtherVisit; date: string }) {
  const t = useTranslations('orders.rebooking')
  const times = other.timesBeside(date)
  return (
    <p className="flex gap-2 text-sm font-medium">
      <CircleAlert aria-hidden className="mt-0.5 size-4 max-w-5 shrink-0 text-accent" strokeWidth={2} />
      <span className="min-w-0">
        {t.rich('clashes', {
          times: other.clockOf === null ? times : t('timesInCity', { times, city: other.clockOf }),
          title: `\u2068${other.title}\u2069`,
          name: (title) => <span className="max-sm:block max-sm:truncate">{title}</span>,
        })}
      </span>
    </p>
  )
}
