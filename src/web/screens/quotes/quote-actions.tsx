import { useRouter } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { acceptQuote, turnDownQuote, type QuoteView } from '#web/features/quotes/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-frame.ts'
import { useRefusalWords } from '#web/lib/use-refusal-words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'

/** What can be done with a quote as it stands. */
export function QuoteActions({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quotes')
  const { site } = useFrame()
  if (quote.status === 'answered' || quote.status === 'accepted') return <OpenOffer quote={quote} />
  if (quote.status === 'booked' && quote.order)
    return (
      <PageLink
        path={`/invoices/${quote.order.reference}`}
        search={{ key: quote.order.key }}
        className={buttonLook('primary')}
      >
        {t('toBooking')}
      </PageLink>
    )
  if (quote.status === 'received' || quote.status === 'booked') return null
  return (
    <div className="flex flex-wrap gap-3">
      <PageLink path={productPath(site.discoverType, quote.citySlug, quote.slug)} className={buttonLook('primary')}>
        {t('again')}
      </PageLink>
      <PageLink path="/contact-us" className={buttonLook('outlined')}>
        {t('write')}
      </PageLink>
    </div>
  )
}

function OpenOffer({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quotes')
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useRefusalWords()
  const [busy, setBusy] = useState<'accept' | 'turn_down' | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [termsFault, setTermsFault] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isAccepted = quote.status === 'accepted'

  const act = async (kind: 'accept' | 'turn_down', call: () => Promise<unknown>) => {
    setBusy(kind)
    setFault(null)
    setTermsFault(null)
    try {
      await call()
    } catch (error) {
      setBusy(null)
      if (error instanceof CallError && error.code === 'checkout.terms_not_accepted') {
        setTermsFault(wordsOf(error))
        document.querySelector<HTMLInputElement>('#terms')?.focus()
        return
      }
      setFault(wordsOf(error))
      // What was refused stands otherwise than it was shown.
      await router.invalidate()
    }
  }
  const accept = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const acceptsTerms = isAccepted || new FormData(event.currentTarget).get('acceptsTerms') === 'yes'
    void act('accept', async () => {
      const { next } = await acceptQuote(locale, quote, quote.offer?.number ?? 0, acceptsTerms)
      window.location.assign(next.url)
    })
  }
  const turnDown = () =>
    act('turn_down', async () => {
      await turnDownQuote(locale, quote)
      await router.invalidate()
    })

  return (
    <form method="post" onSubmit={accept} noValidate className="grid gap-4">
      <NeedsScript />
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      {!isAccepted && (
        <div>
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              id="terms"
              name="acceptsTerms"
              value="yes"
              aria-invalid={termsFault === null ? undefined : true}
              aria-describedby={termsFault === null ? undefined : 'terms-error'}
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <span>{t('acceptTerms')}</span>
          </label>
          {termsFault !== null && (
            <p id="terms-error" className="text-sm text-danger">
              {termsFault}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          isLoading={busy === 'accept'}
          disabled={busy === 'turn_down'}
          className="w-full sm:w-auto sm:min-w-64"
        >
          <LockKeyhole aria-hidden className="size-5" strokeWidth={1.75} />
          {t(isAccepted ? 'payOn' : 'accept')}
        </Button>
        {!isAccepted && (
          <Button
            kind="outlined"
            disabled={busy !== null}
            onClick={() => setIsAsking(true)}
            className="w-full sm:w-auto"
          >
            {t('turnDown')}
          </Button>
        )}
      </div>
      <Dialog title={t('turnDownTitle')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="mt-3">{t('turnDownText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            isLoading={busy === 'turn_down'}
            onClick={() => {
              void turnDown().then(() => setIsAsking(false))
            }}
          >
            {t('turnDown')}
          </Button>
          <Button kind="outlined" onClick={() => setIsAsking(false)}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </form>
  )
}
