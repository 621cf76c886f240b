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
export function ClashBelow({ cart: { notes } }: { cart: Pick<CartView, 'notes'> }) {
  const t = useTranslations('cart.plan')
  const count = clashesAmong(notes).length
  if (count === 0) return null
  return (
    <a
      href={`#${FIRST_CLASH}`}
      className="flex min-h-11 items-center gap-2 rounded-card border border-accent/50 bg-accent/8 px-4 py-2 text-sm font-semibold lg:hidden"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="underline decoration-line-strong underline-offset-4">{t('clashBelow', { count })}</span>
    </a>
  )
}

/** The lines in order of time, under a heading for each day, with what to know of the time between two of them. */
export function PlannedLines({
  cart,
  bookingClashOf,
  mend,
  children,
}: {
  cart: CartView
  /** Why an item does not go with the visitor's bookings; empty if it does. */
  bookingClashOf: (item: CartItemView) => ClashReason[]
  /** What can be done about a clash with another item, which is not later; null: with a booking. */
  mend: (item: CartItemView, from: CartItemView | null) => ReactNode
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
                <BookingClashLine reasons={bookingClashOf(item)}>{mend(item, null)}</BookingClashLine>
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
