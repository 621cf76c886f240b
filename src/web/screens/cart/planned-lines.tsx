import { Fragment, type ReactNode } from 'react'
import type { CartItemView, CartView } from '#web/features/cart/calls.ts'
import { PlanNote } from '#web/features/cart/plan-note.tsx'
import { DateText } from '#web/ui/date-text.tsx'

/** The lines in order of time, under a heading for each day, with what to know of the time between two of them. */
export function PlannedLines({
  cart,
  mend,
  children,
}: {
  cart: CartView
  /** What can be done about a clash, for the later of the two. */
  mend: (item: CartItemView) => ReactNode
  children: (item: CartItemView) => ReactNode
}) {
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
                    <li key={`${note.kind} ${note.from}`}>
                      <PlanNote note={note} items={cart.items} mend={mend} />
                    </li>
                  ))}
                <li>{children(item)}</li>
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
