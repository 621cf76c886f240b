import { TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import type { CartItemView, CartView } from '#web/features/cart/calls.ts'
import { clashesAmong } from '#web/features/cart/clash-words.ts'
import { BookingClash, PlanNote } from '#web/features/cart/plan-note.tsx'
import { DateText } from '#web/ui/date-text.tsx'

const FIRST_CLASH = 'clash'

/** On phones, above the lines: a clash further down is seen before everything else. */
export function ClashBelow({ cart: { notes, items } }: { cart: Pick<CartView, 'notes' | 'items'> }) {
  const t = useTranslations('cart.plan')
  const [note, ...others] = clashesAmong(notes)
  if (!note) return null
  const named = (id: number) => () => <bdi>{items.find((item) => item.id === id)?.title}</bdi>
  return (
    <a
      href={`#${FIRST_CLASH}`}
      className="flex min-h-11 items-center gap-2 rounded-card border border-accent/50 bg-accent/8 px-4 py-2 text-sm font-semibold lg:hidden"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="min-w-0 underline decoration-line-strong underline-offset-4 wrap-anywhere">
        {others.length > 0 ? t('clashesBelow') : t.rich('clashBelow', { from: named(note.from), to: named(note.to) })}
      </span>
    </a>
  )
}

/** The lines in order of time, under a heading for each day, with what to know of the time between two of them. */
export function PlannedLines({
  cart,
  bookingClashOf,
  mend,
  mendBooking,
  children,
}: {
  cart: CartView
  /** Why an item does not go with the visitor's bookings; empty if it does. */
  bookingClashOf: (item: CartItemView) => ClashReason[]
  /** What can be done about a clash with another item, for each of the two. */
  mend: (item: CartItemView) => ReactNode
  /** The same if an item clashes with a booking. */
  mendBooking: (item: CartItemView) => ReactNode
  children: (item: CartItemView) => ReactNode
}) {
  const [first] = clashesAmong(cart.notes)
  const days = Map.groupBy(cart.items, ({ localDate }) => localDate)
  return (
    <div className="grid grid-cols-1 gap-6">
      {[...days].map(([date, items]) => (
        <section key={date} aria-labelledby={`day-${date}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${date}`} className="text-lg font-semibold">
            <DateText date={date} style="long" />
          </h2>
          <ul className="grid grid-cols-1 gap-3">
            {items.map((item) => (
              <Fragment key={item.id}>
                {cart.notes
                  .filter(({ to }) => to === item.id)
                  .map((note) => (
                    <li
                      key={`${note.kind} ${note.from}`}
                      id={note === first ? FIRST_CLASH : undefined}
                      className="scroll-mt-(--below-head)"
                    >
                      <PlanNote note={note} items={cart.items} mend={mend} />
                    </li>
                  ))}
                <BookingClashLine reasons={bookingClashOf(item)}>{mendBooking(item)}</BookingClashLine>
                <li>{children(item)}</li>
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function BookingClashLine({ reasons, children }: { reasons: ClashReason[]; children: ReactNode }) {
  if (reasons.length === 0) return null
  return (
    <li>
      <BookingClash reasons={reasons}>{children}</BookingClash>
    </li>
  )
}
