import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import type { QuotePageView } from '#web/features/quotes/calls.ts'
import { standingOf } from '#web/features/quotes/quote-status.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-site-context.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { AwaitedTransfer } from './awaited-transfer.tsx'
import { OpenOffer } from './open-offer.tsx'

/** The actions available in the quote's state. */
export function QuoteActions({ quote }: { quote: QuotePageView }) {
  const t = useTranslations('quotes')
  const { site } = useFrame()
  const standing = standingOf(quote)
  if (standing === 'awaiting_transfer' && quote.order) return <AwaitedTransfer order={quote.order} />
  if (standing === 'answered' || standing === 'accepted') return <OpenOffer quote={quote} />
  if (standing === 'booked' && quote.order)
    return (
      <PageLink
        path={`/invoices/${quote.order.reference}`}
        search={{ key: quote.order.key }}
        className={buttonLook('primary')}
      >
        {t('toBooking')}
      </PageLink>
    )
  if (standing === 'received' || standing === 'booked') return null
  return (
    <div className="flex flex-wrap gap-3">
      <PageLink path={productPath(site.discoverType, quote.citySlug, quote.slug)} className={buttonLook('primary')}>
        {t('again')}
      </PageLink>
      <PageLink path="/contact-us" className={buttonLook('outlined')}>
        {t('write')}
      </PageLink>
    </div>
  )
}
