import type { BookingView } from './calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

interface PickupPlaceProps {
  pickup: NonNullable<BookingView['pickup']>
  /** Of the activity: a pick-up before midnight says its own. */
  localDate: string
}

/** Where and when people are picked up. */
export function PickupPlace({ pickup, localDate }: PickupPlaceProps) {
  return (
    <>
      <span className="dotted">
        <span>{pickup.name}</span>
        <span>
          {pickup.localDate !== localDate && (
            <>
              <DateText date={pickup.localDate} style="long" />{' '}
            </>
          )}
          <TimeText time={pickup.localTime} />
        </span>
      </span>
      <span className="block text-sm font-normal text-ink-soft">{pickup.address}</span>
    </>
  )
}
