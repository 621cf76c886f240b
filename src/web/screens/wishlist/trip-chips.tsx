import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddAges } from '#web/features/search/add-ages.tsx'
import { localToday } from '#web/lib/local-today.ts'
import { rememberTrip, type Trip } from '#web/lib/trip.ts'
import { useRegion } from '#web/lib/use-region.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { DateChips } from '#web/ui/date-chips.tsx'

interface TripChipsProps {
  trip: Trip
  /** Whether a price of the list is the highest one, because the age of a child is not known. */
  hasHighest: boolean
}

/** The dates of the visit, for the prices of the list, and its travellers, who can be released. */
export function TripChips({ trip: { range, party }, hasHighest }: TripChipsProps) {
  const t = useTranslations('common')
  const f = useTranslations('catalogue.filters')
  const region = useRegion()
  // The server does not know the visitor's date.
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(localToday()), [])
  // On a phone the chips are longer than the window, and chosen dates are the last of them.
  const row = useRef<HTMLDivElement>(null)
  const isShown = today !== null && range !== null
  useEffect(() => {
    const chosen = isShown ? row.current?.querySelector('[role=group] [aria-pressed=true]') : null
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isShown])
  const people = party ? t('travellers', { count: party.adults + party.children }) : ''
  return (
    <>
      <div
        ref={row}
        className="-mx-4 flex min-h-13 gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] max-sm:[&_[role=group]]:flex-nowrap sm:mx-0 sm:flex-wrap sm:px-0 [&_button]:shrink-0"
      >
        {today !== null && (
          <DateChips
            today={today}
            region={region}
            range={range}
            onChange={(chosen) => rememberTrip({ range: chosen })}
          />
        )}
        {party && (
          <button
            type="button"
            aria-label={f('remove', { label: people })}
            onClick={() => rememberTrip({ party: null })}
            className={chipClass}
          >
            {people}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
        )}
      </div>
      {party && hasHighest && (
        <AddAges party={party} onApply={(ages) => rememberTrip({ party: { ...party, ages } })} className="mt-1" />
      )}
    </>
  )
}
