import { useTranslations } from 'use-intl'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Booking } from './booking.ts'

/** How many people come with the chosen tents, cars or boats. Nothing where people are counted. */
export function PartySizeField({ booking: { partySize, setPartySize } }: { booking: Booking }) {
  const t = useTranslations('activity.booking')
  if (partySize === null) return null
  const { value, least, most } = partySize
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 grow basis-28 leading-snug">
        <p className="font-medium">{t('partySize')}</p>
        <p className={`text-sm ${value === most ? 'font-semibold' : 'text-ink-soft'}`}>
          {t('upTo', { capacity: most })}
        </p>
      </div>
      <Stepper label={t('partySizeLabel')} value={value} min={least} max={most} onChange={setPartySize} />
    </div>
  )
}
