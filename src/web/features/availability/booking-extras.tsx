import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { BookableProduct } from './calls.ts'
import { childSeatsFor, isChildSeat } from './child-seats.ts'
import type { Booking } from './booking.ts'

/**
 * The extras, folded until the buyer wants one: the travellers and the total stay in view. Unfolded if a child's seat is
 * among them that the children of the search may need.
 */
export function BookingExtras({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const chosen = product.extras.reduce((sum, { id }) => sum + (booking.extras[id] ?? 0), 0)
  const childSeats = booking.visitParty ? childSeatsFor(booking.visitParty) : 0
  const [isOpen, setIsOpen] = useState(chosen > 0 || (childSeats > 0 && product.extras.some(isChildSeat)))
  const lowestMinor = Math.min(...product.extras.map(({ priceMinor }) => priceMinor))
  const chosenMinor = product.extras.reduce(
    (sum, { id, priceMinor }) => sum + (booking.extras[id] ?? 0) * priceMinor,
    0,
  )
  const travellers = booking.partySize?.value ?? booking.price?.travellers ?? 0
  const isForSome = ({ id, per }: BookableProduct['extras'][number]) => {
    const quantity = booking.extras[id] ?? 0
    return per === 'person' && quantity > 0 && quantity < travellers
  }
  const amount = () => (
    <MoneyText money={{ amountMinor: chosen > 0 ? chosenMinor : lowestMinor, currency: product.currency }} />
  )
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // What opens near the foot is brought into view.
        if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'nearest' })
        setIsOpen(currentTarget.open)
      }}
      // The end of what scrolls fades out.
      className="group scroll-mb-6 rounded-field border border-line-strong"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3 py-1.5 hover:bg-primary/8 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{t('extras')}</h3>
          <span className="text-sm text-ink-soft">
            {chosen > 0 ? t.rich('extrasChosen', { amount }) : t.rich('extrasFrom', { amount })}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-primary transition group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-3">
        {product.extras.map((extra) => (
          <div key={extra.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 grow basis-28 leading-snug">
              <p className="font-medium">{extra.title}</p>
              <p className="text-sm text-ink-soft">
                <MoneyText
                  money={{ amountMinor: extra.priceMinor, currency: product.currency }}
                  className="whitespace-nowrap"
                />{' '}
                {t(extra.per === 'person' ? 'perPerson' : 'perBooking')}
              </p>
              {childSeats > 0 && isChildSeat(extra) && (
                <p className="text-sm font-semibold text-primary">{t('forChildren', { count: childSeats })}</p>
              )}
              {isForSome(extra) && (
                <p className="text-sm font-semibold text-primary">
                  {t('forSome', { count: booking.extras[extra.id] ?? 0, travellers })}
                </p>
              )}
            </div>
            <Stepper
              label={extra.title}
              value={booking.extras[extra.id] ?? 0}
              min={0}
              max={booking.mostOfExtra(extra)}
              onChange={(quantity) => booking.setExtra(extra.id, quantity)}
            />
          </div>
        ))}
      </div>
    </details>
  )
}
