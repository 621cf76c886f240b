import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import type { QuotePageView } from '#web/features/quotes/calls.ts'
import { quoteStatus } from '#web/features/quotes/quote-status.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { AwaitedQuote } from './awaited-quote.tsx'
import { AwaitedTransfer } from './awaited-transfer.tsx'
import { OpenQuote } from './open-quote.tsx'

/** The actions available in the quote's state. */
export function QuoteActions({ request, onNewQuote }: { request: QuotePageView; onNewQuote: (words: string) => void }) {
  const t = useTranslations('quotes')
  const { site } = useSiteContext()
  const status = quoteStatus(request)
  if (status === 'awaiting_transfer' && request.order) return <AwaitedTransfer order={request.order} />
  if (status === 'answered' || status === 'accepted') return <OpenQuote request={request} onNewQuote={onNewQuote} />
  if (status === 'booked' && request.order)
    return (
      <PageLink
        path={`/invoices/${request.order.reference}`}
        search={{ key: request.order.key }}
        className={buttonClass('primary')}
      >
        {t('toBooking')}
      </PageLink>
    )
  if (status === 'received') return <AwaitedQuote request={request} onNewQuote={onNewQuote} />
  if (status === 'booked') return null
  return (
    <div className="flex flex-wrap gap-3">
      <PageLink
        path={productPath(site.discoverType, request.citySlug, request.slug)}
        className={buttonClass('primary')}
      >
        {t('again')}
      </PageLink>
      <PageLink path="/contact-us" className={buttonClass('outlined')}>
        {t('write')}
      </PageLink>
    </div>
  )
}
