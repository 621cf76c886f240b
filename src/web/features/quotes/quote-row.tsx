import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { QuoteView } from './calls.ts'
import { quoteStatus } from './quote-status.ts'

/** A quote request in a list, with its status and a link to its page. */
export function QuoteRow({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quotes')
  const isOpen = quote.status === 'answered' || quote.status === 'accepted'
  return (
    <PageLink
      path={`/quotes/${quote.reference}`}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 hover:border-primary"
    >
      <Picture
        picture={quote.picture}
        preset="thumbnail"
        sizes="4rem"
        isDecorative
        className="size-16 shrink-0 rounded-field"
      />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="truncate font-semibold">{quote.title}</span>
        <span className="text-sm text-ink-soft">
          {t('askedOn')} <DateText date={quote.requestedAt.slice(0, 10)} style="short" />
        </span>
        <span className={`text-sm font-medium ${isOpen ? 'text-primary' : 'text-ink-soft'}`}>
          {t(`status.${quoteStatus(quote)}.label`)}
        </span>
      </span>
      {quote.offer && isOpen && <MoneyText money={quote.offer.price} className="shrink-0 font-semibold" />}
    </PageLink>
  )
}
