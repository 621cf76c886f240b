import { useTranslations } from 'use-intl'
import { quoteSets, type QuoteState } from '#domain/quote-states.ts'
import { Tag } from '#console/parts/panel.tsx'

export function QuoteTag({ state }: { state: QuoteState }) {
  const t = useTranslations('console.quotes.states')
  const tone = quoteSets.booked.includes(state) ? 'good' : quoteSets.waiting.includes(state) ? 'warning' : 'plain'
  return <Tag tone={tone}>{t(state)}</Tag>
}
