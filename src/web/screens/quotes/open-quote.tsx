import { useNavigate, useRouter } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { WhatsappConsent } from '#web/features/checkout/whatsapp-consent.tsx'
import { acceptQuote, declineQuoteAsBuyer, type QuotePageView } from '#web/features/quotes/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TermsField } from './terms-field.tsx'
import { DeclineQuote } from './decline-quote.tsx'
import { useRefusal } from './use-refusal.ts'

/** A quote that can be accepted, or was accepted and awaits its card payment. */
export function OpenQuote({ request, onNewQuote }: { request: QuotePageView; onNewQuote: (words: string) => void }) {
  const t = useTranslations('quotes')
  const c = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const wordsOf = useApiErrorWords()
  const explainRefusal = useRefusal(onNewQuote)
  const { pending: busy, errorText, run } = useAction<'accept' | 'turn_down'>()
  const [chosen, setChosen] = useState('')
  const [termsErrorText, setTermsErrorText] = useState<string | null>(null)
  const { methods } = request
  const isAccepted = request.status === 'accepted'
  const methodOf = (code: string) => (methods.find((method) => method.code === code) ?? methods[0])?.code ?? 'card'
  const isPayable = isAccepted || methods.length > 0
  // The button implies a card payment. Any other method is named, even if there is no choice.
  const saysMethods = methods.length > 1 || methods.some((method) => method.code !== 'card')

  const act = async (kind: 'accept' | 'turn_down', call: () => Promise<unknown>) => {
    setTermsErrorText(null)
    const explain = (error: unknown) => {
      if (error instanceof CallError && error.code === 'checkout.terms_not_accepted') {
        setTermsErrorText(wordsOf(error))
        document.querySelector<HTMLInputElement>('#terms')?.focus()
        return null
      }
      return explainRefusal(error)
    }
    await run(call, { name: kind, leaves: true, explain })
  }
  const accept = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void act('accept', async () => {
      const { next } = await acceptQuote(locale, request, {
        quoteNumber: request.quote?.number ?? 0,
        method: methodOf(formText(data, 'method')),
        acceptsTerms: isAccepted || data.get('acceptsTerms') === 'yes',
        alsoByWhatsapp: data.get('alsoByWhatsapp') === 'yes',
      })
      if (next.kind === 'payment') window.location.assign(next.url)
      else await navigate({ href: next.url })
    })
  }
  const turnDown = () =>
    act('turn_down', async () => {
      await declineQuoteAsBuyer(locale, request)
      await router.invalidate()
    })

  return (
    <form
      method="post"
      onSubmit={accept}
      onChange={(event) => setChosen(formText(new FormData(event.currentTarget), 'method'))}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <NeedsScript />
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      {!isPayable && (
        <Notice
          kind="warning"
          title={c(
            request.cardRefusal === null || request.cardRefusal === 'currency'
              ? 'methods.none'
              : `methods.cardRefusal.${request.cardRefusal}`,
          )}
        >
          <PageLink path="/contact-us" className={`${buttonClass('outlined')} justify-self-start`}>
            {t('write')}
          </PageLink>
        </Notice>
      )}
      {saysMethods && (
        <section>
          <h2 className="mb-3 text-xl font-semibold">{c('methods.title')}</h2>
          <PaymentMethods methods={methods} cardRefusal={request.cardRefusal} chosen={methodOf('')} />
        </section>
      )}
      {!isAccepted && isPayable && (
        <div>
          {request.offersWhatsapp && <WhatsappConsent phone={request.guest.phone} />}
          <TermsField errorText={termsErrorText} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isPayable && (
          <Button
            type="submit"
            isLoading={busy === 'accept'}
            disabled={busy === 'turn_down'}
            className="w-full sm:w-auto sm:min-w-64"
          >
            <LockKeyhole aria-hidden className="size-5" strokeWidth={1.75} />
            {t(isAccepted ? 'payOn' : methodOf(chosen) === 'card' ? 'accept' : 'acceptAndConfirm')}
          </Button>
        )}
        {!isAccepted && (
          <DeclineQuote of="quote" disabled={busy !== null} isLoading={busy === 'turn_down'} onDecline={turnDown} />
        )}
      </div>
    </form>
  )
}
