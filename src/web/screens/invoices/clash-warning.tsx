import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { OtherReasons } from '#web/lib/clash-reasons.tsx'
import type { OtherVisit } from './other-visits.ts'

/** Directly above the button: the first of the clashing bookings, the others unfold. On phones a long title is cut off: the calendar needs the room. */
export function ClashWarning({ others: [first, ...more], date }: { others: OtherVisit[]; date: string }) {
  const t = useTranslations('orders.rebooking')
  if (!first) return null
  const wordsOf = (other: OtherVisit) => {
    const times = other.timesBeside(date)
    return {
      times: other.clockOf === null ? times : t('timesInCity', { times, city: other.clockOf }),
      title: `\u2068${other.title}\u2069`,
    }
  }
  return (
    <div className="flex gap-2 text-sm font-medium">
      <CircleAlert aria-hidden className="mt-0.5 size-4 max-w-5 shrink-0 text-accent" strokeWidth={2} />
      <div className="min-w-0">
        {t.rich('clashes', {
          ...wordsOf(first),
          name: (title) => <span className="max-sm:block max-sm:truncate">{title}</span>,
        })}
        <OtherReasons words={more.map((other) => t.markup('clashes', { ...wordsOf(other), name: (title) => title }))} />
      </div>
    </div>
  )
}
