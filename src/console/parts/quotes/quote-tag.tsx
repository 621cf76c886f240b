import { useTranslations } from 'use-intl'
import { quoteSets, type QuoteState } from '#domain/quote-states.ts'
import { Tag } from '#console/parts/panel.tsx'

/** Without a quote, what the guest declined is the request itself. */
export function QuoteTag({ state, hasQuote }: { state: QuoteState; hasQuote: boolean }) {
  const t = useTranslations('console.quotes.states')
  const tone = quoteSets.booked.includes(state) ? 'good' : quoteSets.waiting.includes(state) ? 'warning' : 'plain'
  return <Tag tone={tone}>{t(state === 'declined_by_buyer' && !hasQuote ? 'withdrawn' : state)}</Tag>
}

/** Of a quote that a person wrote for a guest. */
export function WrittenTag({ name }: { name: string }) {
  const t = useTranslations('console.quotes')
  return <Tag>{t('writtenBy', { name: `\u2068${name}\u2069` })}</Tag>
}
