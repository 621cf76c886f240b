import { useTranslations } from 'use-intl'
import { OwnTime } from '#web/lib/own-time.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Detail } from '#web/ui/detail.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { QuoteRequestView } from './calls.ts'

/** A quote: price, time, contents and validity. */
export function QuoteDetails({ quote }: { quote: NonNullable<QuoteRequestView['quote']> }) {
  const t = useTranslations('quotes')
  const included = linesOf(quote.includes)
  return (
    <section aria-labelledby="quote" className="grid gap-5 rounded-card border border-line bg-surface p-card sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
        <h2 id="quote" className="text-xl font-semibold">
          {t('quote')}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-soft">{t('price')}</span>
          <MoneyText money={quote.price} className="text-2xl font-semibold" />
        </p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail name={t('when')}>
          <DateText date={quote.localDate} style="long" />
          <br />
          <TimeText time={quote.localTime} /> <span className="text-sm text-ink-soft">{t('localTime')}</span>
        </Detail>
        <Detail name={t('travellers')}>{t('travellerCount', { count: quote.travellers })}</Detail>
        {included.length > 0 && (
          <Detail name={t('included')}>
            <ul className="grid list-disc gap-0.5 ps-5">
              {included.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </Detail>
        )}
        <Detail name={t('validUntil')}>
          <DateText date={quote.validUntil.localDate} style="long" />
          <br />
          <TimeText time={quote.validUntil.localTime} /> <span className="text-sm text-ink-soft">{t('localTime')}</span>
          <span className="block text-sm text-ink-soft empty:hidden">
            <OwnTime of={quote.validUntil} />
          </span>
        </Detail>
      </dl>
      {quote.message !== '' && (
        <div>
          <h3 className="text-sm text-ink-soft">{t('message')}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {quote.message}
          </p>
        </div>
      )}
    </section>
  )
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}
