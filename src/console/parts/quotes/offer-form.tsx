import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { quotes } from '#console/lib/api.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import type { Quote } from '#console/lib/quotes.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useFieldWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { OfferFields, offerOf } from './offer-fields.tsx'

/** The price, day, text and validity of a quote, which is mailed to the guest. */
export function OfferForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const t = useTranslations('console.quotes')
  const fieldWords = useFieldWords()
  const { error, isPending, run } = useInboxAct<Quote>({ kind: 'quotes', id: quote.reference })
  const [latest] = quote.quotes
  const [isPriceWrong, setIsPriceWrong] = useState(false)
  const fieldErrors = fieldWords(error)
  const { state, reference, currency, language: guestLanguage } = quote
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { priceMinor, ...offer } = offerOf(new FormData(event.currentTarget), { currency, guestLanguage })
    setIsPriceWrong(priceMinor === null)
    if (priceMinor === null) {
      focusInvalid(event.currentTarget)
      return
    }
    const json = { ...offer, priceMinor, seen: { state, number: latest?.number ?? 0 } }
    const send = () => bodyOf(quotes[':reference'].answer.$post({ param: { reference }, json }))
    void run(send, { done: t('answered'), onDone })
  }
  return (
    <form onSubmit={submit} onKeyDown={submitByKey} className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('offerLead')}</p>
      <OfferFields
        {...{ currency, guestLanguage }}
        hasAct
        partyHint={t('partyHint')}
        defaults={{
          travellers: String(latest?.travellers ?? quote.travellers),
          date: latest?.localDate ?? quote.wishedDate ?? '',
          time: latest?.localTime ?? '09:00',
          includes: latest?.includes[guestLanguage] ?? '',
        }}
        errors={isPriceWrong ? { ...fieldErrors, price: t('priceWrong') } : fieldErrors}
      />
      <FormFoot error={Object.keys(fieldErrors).length === 0 ? error : undefined} isPending={isPending}>
        {t('send')}
      </FormFoot>
    </form>
  )
}
