import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { QuoteRequestView } from './calls.ts'
import { quoteStatus } from './quote-status.ts'

/** A quote request in a list, with its status and a link to its page. `hasKey`: opens through its key, not for its owner. */
export function QuoteRow({ request, hasKey }: { request: QuoteRequestView; hasKey: boolean }) {
  const t = useTranslations('quotes')
  const isOpen = request.status === 'answered' || request.status === 'accepted'
  return (
    <PageLink
      path={`/quotes/${request.reference}`}
      {...(hasKey ? { search: { key: request.key } } : {})}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 hover:border-primary"
    >
      <Picture
        picture={request.picture}
        preset="thumbnail"
        sizes="4rem"
        isDecorative
        className="size-[min(4rem,18vw)] shrink-0 rounded-field"
      />
      {/* Below the picture in letters twice as large. */}
      <span className="grid min-w-0 grow basis-36 gap-0.5">
        <span className="font-semibold">{request.title}</span>
        <span className="text-sm text-ink-soft">
          {t('askedOn')} <DateText date={request.requestedOn} style="short" />
        </span>
        <span className={`text-sm font-medium ${isOpen ? 'text-primary' : 'text-ink-soft'}`}>
          {t(`status.${quoteStatus(request)}.label`)}
        </span>
      </span>
      {request.quote && isOpen && <MoneyText money={request.quote.price} className="ms-auto shrink-0 font-semibold" />}
    </PageLink>
  )
}
