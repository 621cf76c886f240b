import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { unitsInQuery } from '#domain/party.ts'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { OwnReview } from '#web/features/reviews/own-review.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** What a booking that is over or cancelled leads to: its review, and the same activity again. */
export function AfterBooking({
  invoice,
  booking,
  isCompact = false,
}: {
  invoice: Pick<InvoiceView, 'reference' | 'key'>
  booking: Pick<BookingView, 'id' | 'title' | 'citySlug' | 'slug' | 'people' | 'isUpcoming' | 'canReview' | 'canRetry'>
  /** In a row of a list, among its other actions. */
  isCompact?: boolean
}) {
  const t = useTranslations('orders')
  const { site } = useSiteContext()
  const { reference, key } = invoice
  const { id, title, citySlug, slug, people, isUpcoming, canReview, canRetry } = booking
  const isOver = !isUpcoming
  if (!canReview && !isOver) return null
  return (
    <div className={isCompact ? 'contents' : 'mt-5 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1'}>
      {canReview && <OwnReview booking={{ reference, key, bookingId: id }} title={title} />}
      {/* One that failed is tried again on other dates (retry-booking.tsx). */}
      {isOver && !canRetry && (
        <PageLink
          path={productPath(site.discoverType, citySlug, slug)}
          search={people ? { people: unitsInQuery(people) } : {}}
          className={buttonClass('outlined')}
        >
          <RotateCcw aria-hidden className="flip size-5 max-[22rem]:hidden" strokeWidth={1.75} />
          {t('bookAgain')} <span className="sr-only">{title}</span>
        </PageLink>
      )}
    </div>
  )
}
