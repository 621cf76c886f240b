import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { QuoteView } from './calls.ts'

/** A quote: price, time, contents and validity. */
export function QuoteOffer({ offer }: { offer: NonNullable<QuoteView['offer']> }) {
  const t = useTranslations('quotes')
  const included = linesOf(offer.includes)
  return (
    <section aria-labelledby="offer" className="grid gap-5 rounded-card border border-line bg-surface p-card sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
        <h2 id="offer" className="text-xl font-semibold">
          {t('offer')}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-soft">{t('price')}</span>
          <MoneyText money={offer.price} className="text-2xl font-semibold" />
        </p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Row name={t('when')}>
          <DateText date={offer.localDate} style="long" />
          <br />
          <TimeText time={offer.localTime} /> <span className="text-sm text-ink-soft">{t('localTime')}</span>
        </Row>
        <Row name={t('travellers')}>{t('travellerCount', { count: offer.travellers })}</Row>
        {included.length > 0 && (
          <Row name={t('included')}>
            <ul className="grid list-disc gap-0.5 ps-5">
              {included.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </Row>
        )}
        <Row name={t('validUntil')}>
          <DateText date={offer.validUntil.localDate} style="long" />
          <br />
          <TimeText time={offer.validUntil.localTime} /> <span className="text-sm text-ink-soft">{t('localTime')}</span>
        </Row>
      </dl>
      {offer.message !== '' && (
        <div>
          <h3 className="text-sm text-ink-soft">{t('message')}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {offer.message}
          </p>
        </div>
      )}
    </section>
  )
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
