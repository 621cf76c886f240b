import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { readQuoteForm, type QuoteFormView } from './calls.ts'
import { QuoteForm } from './quote-form.tsx'

interface Sent {
  reference: string
  key: string
  email: string
}

/** The form of a quote request, or the confirmation that it was sent. */
export function QuoteRequest({ productId }: { productId: number }) {
  const t = useTranslations('quotes')
  const c = useTranslations('common')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [form, setForm] = useState<QuoteFormView | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)

  useEffect(() => {
    let isCurrent = true
    readQuoteForm(locale, productId).then(
      (view) => isCurrent && setForm(view),
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
    }
  }, [locale, productId, tries])

  if (sent) return <QuoteSent sent={sent} answerTime={form?.answerTime ?? null} />
  if (error !== null)
    return (
      <Notice kind="danger" title={wordsOf(error)} isUrgent>
        <Button
          kind="third"
          className="justify-self-start"
          onClick={() => {
            setError(null)
            setTries(tries + 1)
          }}
        >
          {c('retry')}
        </Button>
      </Notice>
    )
  if (form === null) return <Placeholder className="h-96" text={t('loading')} />
  return <QuoteForm productId={productId} form={form} onSent={setSent} />
}

function QuoteSent({ sent, answerTime }: { sent: Sent; answerTime: QuoteFormView['answerTime'] }) {
  const t = useTranslations('quotes')
  return (
    <Notice kind="success" title={t('sent')} isUrgent>
      <p>{t('sentText', { email: `\u2068${sent.email}\u2069` })}</p>
      <p>
        <bdi className="tabular-nums text-lg font-semibold">{sent.reference}</bdi>
      </p>
      <h3 className="font-semibold">{t('next.title')}</h3>
      <ol className="grid list-decimal gap-1 ps-5">
        <li>{t('next.sent')}</li>
        <li>
          {t('next.quote')} {answerTime && t(`usually.${answerTime.unit}`, { count: answerTime.count })}
        </li>
        <li>{t('next.accept')}</li>
      </ol>
      <PageLink path={`/quotes/${sent.reference}`} search={{ key: sent.key }} className={buttonClass('outlined')}>
        {t('follow')}
      </PageLink>
    </Notice>
  )
}
