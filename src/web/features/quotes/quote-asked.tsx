import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { QuoteView } from './calls.ts'

/** The request as it was submitted. */
export function QuoteAsked({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quotes')
  const { wishedDate, budget, guest } = quote
  return (
    <section aria-labelledby="asked" className="rounded-card border border-line bg-surface p-card sm:p-6">
      <h2 id="asked" className="text-lg font-semibold">
        {t('asked')}
      </h2>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {quote.message}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Row name={t('fields.wishedDate')}>
          {wishedDate === null ? t('anyDate') : <DateText date={wishedDate} style="long" />}
          {wishedDate !== null && quote.isFlexible && ` ${t('around')}`}
        </Row>
        <Row name={t('travellers')}>{t('travellerCount', { count: quote.travellers })}</Row>
        {budget && (
          <Row name={t('budget')}>
            <MoneyText money={budget} />
          </Row>
        )}
        <Row name={t('askedOn')}>
          <DateText date={quote.requestedAt.slice(0, 10)} style="short" />
        </Row>
        <Row name={t('guest')}>
          <bdi>{guest.name}</bdi>
          <br />
          <bdi className="break-all">{guest.email}</bdi>
          <br />
          <bdi dir="ltr">{guest.phone}</bdi>
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
