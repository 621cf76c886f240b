import { useRef, useState } from 'react'
import type { BookingView, InvoiceView, RebookingView } from '#web/features/orders/calls.ts'
import type { ChangedBooking } from './change-done.tsx'
import { ChooseDuration } from './choose-duration.tsx'
import { ChooseNewDate } from './choose-new-date.tsx'
import { ChoosePeople } from './choose-people.tsx'
import { useRebookingDates } from './use-rebooking-dates.ts'
import { bookedOf, changeOf, type ChosenDate, type WishedNumbers } from './wished-change.ts'

interface ChangeChoiceProps {
  invoice: InvoiceView
  booking: BookingView
  onClose: () => void
  onDone: (changed: ChangedBooking) => void
}

const noDate: ChosenDate = { day: null, departureId: null }

/** The people and the nights, and then a date for them. */
export function ChangeChoice({ invoice, booking, onClose, onDone }: ChangeChoiceProps) {
  const [numbers, setNumbers] = useState<WishedNumbers>({ people: undefined, count: undefined })
  const [chosen, setChosen] = useState(noDate)
  const dates = useRebookingDates({ invoice, booking, numbers })
  const room = useRef<HTMLDivElement>(null)
  const { found } = dates
  const { rate } = booking
  /** The present date is the first choice for other people or nights, and none for the same. */
  const choose = (view: RebookingView, wished: Partial<WishedNumbers>) => {
    const now = { ...numbers, ...wished }
    const { units, duration } = changeOf(view, rate, now)
    const isAsBooked = units === undefined && duration === undefined
    setNumbers(now)
    if (isAsBooked && chosen.departureId === view.departureId) setChosen(noDate)
    if (!isAsBooked && chosen.day === null) setChosen({ day: view.localDate, departureId: view.departureId })
  }
  const showNumbers = () => {
    const people = room.current?.querySelector('details')
    if (people) people.open = true
    room.current?.querySelector<HTMLElement>('button:not([aria-disabled=true])')?.focus({ focusVisible: true })
    room.current?.scrollIntoView({ block: 'start' })
  }
  return (
    // Not a grid: the foot sticks over all of this, also over the people, and not within a row.
    <div className="mt-1 flex flex-col gap-3 sm:mt-2 sm:gap-4">
      <p className="text-ink-soft max-sm:line-clamp-1 max-sm:text-sm short:max-sm:sr-only">{booking.title}</p>
      {found && (
        <div ref={room} className="flex scroll-mt-20 flex-col gap-3 empty:hidden sm:gap-4">
          {found.duration && (
            <ChooseDuration
              rate={rate}
              limits={found.duration}
              chosen={numbers.count ?? found.duration.booked}
              onChange={(count) => choose(found, { count })}
            />
          )}
          {found.units.length > 0 && (
            <ChoosePeople
              units={found.units}
              capacity={found.capacity}
              chosen={numbers.people ?? bookedOf(found.units)}
              hasExtras={booking.lines.some(({ kind }) => kind === 'extra')}
              onChange={(people) => choose(found, { people })}
            />
          )}
        </div>
      )}
      <ChooseNewDate
        invoice={invoice}
        booking={booking}
        dates={dates}
        chosenDate={chosen}
        onChoose={setChosen}
        onChangeNumbers={showNumbers}
        onClose={onClose}
        onDone={onDone}
      />
    </div>
  )
}
