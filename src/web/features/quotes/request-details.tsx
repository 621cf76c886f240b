import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { Detail } from '#web/ui/detail.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { QuoteRequestView } from './calls.ts'

/** The request as it was submitted. */
export function RequestDetails({ request }: { request: QuoteRequestView }) {
  const t = useTranslations('quotes')
  const { wishedDate, budget, guest } = request
  return (
    <section aria-labelledby="request-details" className="rounded-card border border-line bg-surface p-card sm:p-6">
      <h2 id="request-details" className="text-lg font-semibold">
        {t('asked')}
      </h2>
      {/* Empty if staff wrote the request, for a caller. */}
      {request.message !== '' && (
        <p dir="auto" className="mt-3 whitespace-pre-line">
          {request.message}
        </p>
      )}
      <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Detail name={t('fields.wishedDate')}>
          {wishedDate === null ? t('anyDate') : <DateText date={wishedDate} style="long" />}
          {wishedDate !== null && request.isFlexible && ` ${t('around')}`}
        </Detail>
        <Detail name={t('travellers')}>{t('travellerCount', { count: request.travellers })}</Detail>
        {budget && (
          <Detail name={t('budget')}>
            <MoneyText money={budget} />
          </Detail>
        )}
        <Detail name={t('askedOn')}>
          <DateText date={request.requestedOn} style="short" />
        </Detail>
        <Detail name={t('guest')}>
          <bdi>{guest.name}</bdi>
          <br />
          <EmailText email={guest.email} />
          <br />
          <bdi dir="ltr">{guest.phone}</bdi>
        </Detail>
      </dl>
    </section>
  )
}
