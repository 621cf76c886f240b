import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { currencySign, formatMoney, minorOf } from '#domain/money.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useInstant, useLanguageName } from '#console/lib/use-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'

const DAY_MS = 86_400_000
const VALID_DAYS = [2, 3, 7, 14, 30]
const USUAL_DAYS = 7

interface OfferDefaults {
  price?: string | undefined
  travellers: string
  date: string
  time: string
  includes: string
  message?: string | undefined
  validDays?: string | undefined
}

/** Price, party, day, words and validity of a quote. */
export function OfferFields({
  currency,
  guestLanguage,
  defaults,
  errors,
  partyHint,
  hasAct = false,
}: {
  /** Null: the activity is not chosen yet. */
  currency: string | null
  guestLanguage: Locale
  defaults: OfferDefaults
  errors: Record<string, string>
  partyHint: string
  /** The price is the first act of what is open. */
  hasAct?: boolean
}) {
  const t = useTranslations('console.quotes')
  const { language } = useLanguage()
  const instant = useInstant()
  const languageName = useLanguageName()
  const [price, setPrice] = useState(defaults.price ?? '')
  const [travellers, setTravellers] = useState(defaults.travellers)
  const priceMinor = currency === null ? null : minorOf(price, currency)
  const each =
    currency === null || priceMinor === null
      ? null
      : formatMoney({ amountMinor: Math.round(priceMinor / Math.max(1, Number(travellers))), currency }, language)
  /** Beside another field, with its lines on the lines of the other. `rows`: 4 with a hint, which needs a phone's whole width. */
  const paired = (name: 'price' | 'travellers' | 'date' | 'time', rows: 3 | 4) => ({
    name,
    error: errors[name],
    required: true,
    className: `grid-rows-subgrid ${rows === 4 ? 'row-span-4 max-sm:col-span-2' : 'row-span-3'}`,
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        <Field
          {...(hasAct ? { 'data-act': true } : {})}
          {...paired('price', 4)}
          label={currency === null ? t('priceAlone') : t('price', { currency: currencySign(currency, language) })}
          hint={each === null ? t('priceHint') : t('each', { sum: `\u2068${each}\u2069` })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
        <Field
          {...paired('travellers', 4)}
          label={t('party')}
          hint={partyHint}
          type="number"
          min={1}
          max={500}
          value={travellers}
          onChange={(event) => setTravellers(event.target.value)}
        />
        {/* Browsers take years of six digits. */}
        <Field {...paired('date', 3)} label={t('date')} type="date" max="9999-12-31" defaultValue={defaults.date} />
        <Field {...paired('time', 3)} label={t('time')} type="time" defaultValue={defaults.time} />
      </div>
      <TextAreaField
        label={t('includes')}
        hint={t('includesHint', { language: languageName(guestLanguage) })}
        error={errors['text']}
        name="includes"
        rows={3}
        maxLength={4000}
        dir="auto"
        defaultValue={defaults.includes}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint', { language: languageName(guestLanguage) })}
        name="message"
        rows={4}
        maxLength={4000}
        dir="auto"
        defaultValue={defaults.message ?? ''}
      />
      <SelectField
        label={t('valid')}
        name="validDays"
        defaultValue={defaults.validDays ?? USUAL_DAYS}
        error={errors['validDays']}
      >
        {VALID_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('validDays', {
              count: days,
              date: instant(new Date(Date.now() + days * DAY_MS).toISOString(), 'short'),
            })}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The offer as the API takes it; the price is null if it is no amount of the currency. */
export function offerOf(form: FormData, { currency, guestLanguage }: { currency: string; guestLanguage: Locale }) {
  return {
    priceMinor: minorOf(formText(form, 'price'), currency),
    localDate: formText(form, 'date'),
    localTime: formText(form, 'time'),
    travellers: Number(formText(form, 'travellers')),
    includes: { [guestLanguage]: formText(form, 'includes') },
    message: formText(form, 'message'),
    validDays: Number(formText(form, 'validDays')),
  }
}
