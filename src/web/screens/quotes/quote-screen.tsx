import { CircleCheck, CircleX, Clock, Hourglass, Landmark, MailCheck, TicketCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { CancellationWords } from '#web/features/catalogue/cancellation-words.tsx'
import type { QuotePageView } from '#web/features/quotes/calls.ts'
import { RequestDetails } from '#web/features/quotes/request-details.tsx'
import { QuoteDetails } from '#web/features/quotes/quote-details.tsx'
import { quoteStatus } from '#web/features/quotes/quote-status.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { QuoteActions } from './quote-actions.tsx'

const looks = {
  received: { Icon: Hourglass, color: 'text-primary' },
  answered: { Icon: MailCheck, color: 'text-primary' },
  accepted: { Icon: Clock, color: 'text-accent' },
  awaiting_transfer: { Icon: Landmark, color: 'text-primary' },
  booked: { Icon: TicketCheck, color: 'text-success' },
  declined_by_operator: { Icon: CircleX, color: 'text-danger' },
  declined_by_buyer: { Icon: CircleCheck, color: 'text-ink-soft' },
  withdrawn: { Icon: CircleCheck, color: 'text-ink-soft' },
  expired: { Icon: CircleX, color: 'text-danger' },
} as const

const withPolicy: QuotePageView['status'][] = ['answered', 'accepted', 'booked']
const withQuote: QuotePageView['status'][] = ['answered', 'accepted', 'booked', 'declined_by_buyer', 'expired']

/** A quote request and its answer, opened by its owner or through its signed link. */
export function QuoteScreen({ request }: { request: QuotePageView }) {
  const t = useTranslations('quotes')
  const { site } = useSiteContext()
  const status = quoteStatus(request)
  const { Icon, color } = looks[status]
  const [newQuoteWords, setNewQuoteWords] = useState<string | null>(null)
  const isUnpayable = status === 'answered' && request.methods.length === 0
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <div role="status" className="grid justify-items-center gap-3 text-center">
        <Icon aria-hidden className={`size-14 ${color}`} strokeWidth={1.75} />
        <h1 className="text-3xl font-semibold">{t(`status.${status}.title`)}</h1>
        <p className="max-w-xl wrap-anywhere text-lg text-ink-soft">
          {t(isUnpayable ? 'status.answered.textUnpayable' : `status.${status}.text`, {
            email: `\u2068${request.guest.email}\u2069`,
          })}{' '}
          {request.answerTime && t(`usually.${request.answerTime.unit}`, { count: request.answerTime.count })}
        </p>
        {request.reason !== '' && (
          <p dir="auto" className="max-w-xl wrap-anywhere whitespace-pre-line">
            {request.reason}
          </p>
        )}
        <p>
          {t('reference')} <bdi className="inline-block tabular-nums text-lg font-semibold">{request.reference}</bdi>
        </p>
      </div>
      <div className="mt-8 grid gap-6">
        <PageLink
          path={productPath(site.discoverType, request.citySlug, request.slug)}
          className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-3 hover:border-primary"
        >
          <Picture
            picture={request.picture}
            preset="thumbnail"
            sizes="5rem"
            isDecorative
            className="size-20 shrink-0 rounded-field"
          />
          <span className="grid min-w-[min(8rem,100%)] flex-1 grid-cols-1 gap-0.5">
            <span className="font-semibold">{request.title}</span>
            <span className="text-sm text-ink-soft">{request.cityName}</span>
          </span>
        </PageLink>
        {newQuoteWords !== null && <Notice kind="warning" title={newQuoteWords} isUrgent />}
        {request.quote && withQuote.includes(request.status) && <QuoteDetails quote={request.quote} />}
        {withPolicy.includes(request.status) && (
          <section aria-labelledby="policy" className="rounded-card border border-line bg-surface p-card sm:p-6">
            <h2 id="policy" className="mb-3 text-xl font-semibold">
              {t('policy')}
            </h2>
            <CancellationWords rules={request.cancellation} />
          </section>
        )}
        <QuoteActions
          key={`${request.status} ${request.quote?.number ?? 0}`}
          request={request}
          onNewQuote={setNewQuoteWords}
        />
        <RequestDetails request={request} />
      </div>
    </div>
  )
}
