import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { currencySign, formatMoney, minorOf } from '#domain/money.ts'
import { quotes } from '#console/lib/api.ts'
import { draftField, forgetDrafts, useDraft } from '#console/lib/drafts.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { useLanguage } from '#console/lib/language.tsx'
import type { Quote } from '#console/lib/quotes.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useFieldWords, useInstant, useLanguageName } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'

const DAY_MS = 86_400_000
const VALID_DAYS = [2, 3, 7, 14, 30]
const USUAL_DAYS = 7

export const offerDraft = ({ reference }: Quote): string => `quote ${reference} offer`

/** The price, day, text and validity of a quote, which is mailed to the guest. */
export function OfferForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const t = useTranslations('console.quotes')
  const { language } = useLanguage()
  const fieldWords = useFieldWords()
  const instant = useInstant()
  const languageName = useLanguageName()
  const { error, isPending, run } = useInboxAct<Quote>({ kind: 'quotes', id: quote.reference })
  const [latest] = quote.quotes
  const draft = offerDraft(quote)
  const [price, setPrice] = useDraft(`${draft} price`)
  const [travellers, setTravellers] = useState(latest?.travellers ?? quote.travellers)
  const [isPriceWrong, setIsPriceWrong] = useState(false)
  const priceMinor = minorOf(price, quote.currency)
  const fieldErrors = fieldWords(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsPriceWrong(priceMinor === null)
    if (priceMinor === null) {
      focusInvalid(event.currentTarget)
      return
    }
    const { state, reference: id } = quote
    const json = {
      priceMinor,
      localDate: formText(form, 'date'),
      localTime: formText(form, 'time'),
      travellers,
      includes: { [quote.language]: formText(form, 'includes') },
      message: formText(form, 'message'),
      validDays: Number(formText(form, 'validDays')),
      seen: { state, number: latest?.number ?? 0 },
    }
    const send = () => bodyOf(quotes[':reference'].answer.$post({ param: { reference: id }, json }))
    void run(send, {
      done: t('answered'),
      onDone: () => {
        forgetDrafts(draft)
        onDone()
      },
    })
  }
  return (
    <form onSubmit={submit} onKeyDown={submitByKey} className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('offerLead')}</p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        <Field
          data-act
          label={t('price', { currency: currencySign(quote.currency, language) })}
          hint={priceMinor === null ? t('priceHint') : t('each', { sum: `\u2068${formatMoney({ amountMinor: Math.round(priceMinor / Math.max(1, travellers)), currency: quote.currency }, language)}\u2069` })} // prettier-ignore
          error={isPriceWrong ? t('priceWrong') : fieldErrors['price']}
          inputMode="decimal"
          dir="ltr"
          required
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          className="row-span-4 grid-rows-subgrid max-sm:col-span-2"
        />
        <Field
          label={t('party')}
          hint={t('partyHint')}
          error={fieldErrors['travellers']}
          type="number"
          min={1}
          max={500}
          required
          value={travellers}
          onChange={(event) => setTravellers(Number(event.target.value))}
          className="row-span-4 grid-rows-subgrid max-sm:col-span-2"
        />
        <Field
          label={t('date')}
          error={fieldErrors['date']}
          name="date"
          type="date"
          required
          defaultValue={latest?.localDate ?? quote.wishedDate ?? ''}
          className="row-span-3 grid-rows-subgrid"
        />
        <Field
          label={t('time')}
          error={fieldErrors['time']}
          name="time"
          type="time"
          required
          defaultValue={latest?.localTime ?? '09:00'}
          className="row-span-3 grid-rows-subgrid"
        />
      </div>
      <TextAreaField
        label={t('includes')}
        hint={t('includesHint', { language: languageName(quote.language) })}
        error={fieldErrors['text']}
        name="includes"
        rows={3}
        maxLength={4000}
        dir="auto"
        {...draftField(`${draft} includes`, latest?.includes[quote.language])}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint', { language: languageName(quote.language) })}
        name="message"
        {...draftField(`${draft} message`)}
        rows={4}
        maxLength={4000}
        dir="auto"
      />
      <SelectField label={t('valid')} name="validDays" defaultValue={USUAL_DAYS} error={fieldErrors['validDays']}>
        {VALID_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('validDays', {
              count: days,
              date: instant(new Date(Date.now() + days * DAY_MS).toISOString(), 'short'),
            })}
          </option>
        ))}
      </SelectField>
      <FormFoot error={Object.keys(fieldErrors).length === 0 ? error : undefined} isPending={isPending}>
        {t('send')}
      </FormFoot>
    </form>
  )
}
