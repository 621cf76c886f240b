import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, quotes } from '#console/lib/api.ts'
import { draftOfForm, forgetDrafts } from '#console/lib/drafts.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import type { Quote } from '#console/lib/quotes.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useFieldWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { OfferFields, offerOf } from './offer-fields.tsx'

export const offerDraft = ({ reference }: Quote): string => `quote ${reference} offer`

/** The price, day, text and validity of a quote, which is mailed to the guest. */
export function OfferForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const t = useTranslations('console.quotes')
  const fieldWords = useFieldWords()
  const { error, isPending, run } = useInboxAct<Quote>({ kind: 'quotes', id: quote.reference })
  const { state, reference, currency, language: guestLanguage } = quote
  const [latest] = quote.quotes
  const number = latest?.number ?? 0
  // With the number of the latest offer when the person began to write: a colleague's later one must be seen before sending.
  const draft = draftOfForm(offerDraft(quote), { seen: String(number) })
  const [isPriceWrong, setIsPriceWrong] = useState(false)
  const fieldErrors = fieldWords(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { priceMinor, ...offer } = offerOf(new FormData(event.currentTarget), { currency, guestLanguage })
    setIsPriceWrong(priceMinor === null)
    if (priceMinor === null) {
      focusInvalid(event.currentTarget)
      return
    }
    // After the refusal the person has the new offer before them.
    const seenNumber = codeOf(error) === 'quotes.quote_changed' ? number : Number(draft.valueOf('seen', String(number)))
    const json = { ...offer, priceMinor, seen: { state, number: seenNumber } }
    const send = () => bodyOf(quotes[':reference'].answer.$post({ param: { reference }, json }))
    void run(send, {
      done: t('answered'),
      onDone: () => {
        forgetDrafts(offerDraft(quote))
        onDone()
      },
    })
  }
  return (
    <form onSubmit={submit} onKeyDown={submitByKey} onInput={draft.onInput} className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('offerLead')}</p>
      <OfferFields
        {...{ currency, guestLanguage }}
        hasAct
        partyHint={t('partyHint')}
        defaults={{
          price: draft.valueOf('price', ''),
          travellers: draft.valueOf('travellers', String(latest?.travellers ?? quote.travellers)),
          date: draft.valueOf('date', latest?.localDate ?? quote.wishedDate ?? ''),
          time: draft.valueOf('time', latest?.localTime ?? '09:00'),
          includes: draft.valueOf('includes', latest?.includes[guestLanguage] ?? ''),
          message: draft.valueOf('message', ''),
          validDays: draft.valueOf('validDays', '') || undefined,
        }}
        errors={isPriceWrong ? { ...fieldErrors, price: t('priceWrong') } : fieldErrors}
      />
      <FormFoot error={Object.keys(fieldErrors).length === 0 ? error : undefined} isPending={isPending}>
        {t('send')}
      </FormFoot>
    </form>
  )
}
