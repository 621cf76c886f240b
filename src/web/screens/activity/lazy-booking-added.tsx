import { lazy, Suspense, type ComponentProps } from 'react'
import { Placeholder } from '#web/ui/placeholder.tsx'

const BookingAdded = lazy(() => import('./booking-added.tsx').then((module) => ({ default: module.BookingAdded })))

/** The confirmation, which loads when something was added. */
export function LazyBookingAdded(props: ComponentProps<typeof BookingAdded>) {
  return (
    <Suspense fallback={<Placeholder className="mt-4 h-40" />}>
      <BookingAdded {...props} />
    </Suspense>
  )
}
