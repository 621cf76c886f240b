import { tidyLine } from '#domain/invisible.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { currencySign } from '#domain/money.ts'
import { readTypedDate } from '#domain/typed-date.ts'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { newKey } from '#web/lib/new-key.ts'
import { readRememberedGuest } from '#web/lib/remembered-guest.ts'
import { currentTrip } from '#web/lib/trip.ts'
import { useForm } from '#web/lib/use-form.ts'
import { guestCheckHandlers, usePhoneRules } from '#web/lib/use-guest-check.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field, TextAreaField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { requestQuote, type NewQuoteRequest, type QuoteFormView } from './calls.ts'
import { quotePrefill } from './prefill.ts'
import { usePartyWords } from './use-party-words.ts'
import { deleteQuoteDraft, saveQuoteDraft, quoteFields, readQuoteDraft, type QuoteField } from './draft.ts'

type FieldErrorCode = 'required' | 'format' | 'too_long' | 'letters' | 'range'

interface QuoteFormProps {
  productId: number
  form: QuoteFormView
  onSent: (sent: { reference: string; key: string; email: string }) => void
}

/** The form of a quote request. Errors are displayed at their fields; entered values stay. */
export function QuoteForm({ productId, form: view, onSent }: QuoteFormProps) {
  const t = useTranslations('quotes')
  const c = useTranslations('common')
  const locale = useLocale()
  const { site, visitor } = useSiteContext()
  const errorWords = useErrorWords(view)
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => readQuoteDraft(productId))
  const [prefill] = useState(() =>
    quotePrefill({ view, draft, trip: currentTrip(), remembered: readRememberedGuest() }),
  )
  const { guest } = prefill
  const [travellers, setTravellers] = useState(prefill.travellers)
  // One key per press; a press that may have reached the server is sent again with its own.
  const unanswered = useRef<{ key: string; request: string } | null>(null)

  const keep = (people = travellers) => form.current && saveQuoteDraft(productId, form.current, people)

  // The button that opened the form is gone: focus the form.
  useEffect(() => form.current?.focus({ preventScroll: true }), [])

  const { isPending, errors, errorText, setFieldError, onSubmit } = useForm<{
    field: QuoteField | 'travellers'
    code: FieldErrorCode
  }>({
    send: async (data) => {
      const request = requestOf(data, { productId, travellers })
      const text = JSON.stringify(request)
      const key = unanswered.current?.request === text ? unanswered.current.key : newKey()
      unanswered.current = { key, request: text }
      try {
        const sent = await requestQuote(locale, key, request)
        deleteQuoteDraft(productId)
        onSent({ ...sent, email: tidyLine(request.email) })
      } catch (error) {
        if (error instanceof CallError) unanswered.current = null
        throw error
      }
    },
    words: ({ field, code }) => errorWords(field, code),
    order: quoteFields,
  })

  const phoneRules = usePhoneRules()
  const checks = guestCheckHandlers(phoneRules, {
    errors,
    setFieldError,
    words: ({ field, code }) => (field === 'specialRequests' ? '' : errorWords(field, code)),
  })
  const field = (name: Exclude<QuoteField, 'countryCode' | 'phoneNumber'>) => ({
    name,
    label:
      name === 'budget' ? t('fields.budget', { currency: currencySign(view.currency, locale) }) : t(`fields.${name}`),
    error: errors[name],
    defaultValue:
      typed(draft[name]) ??
      (name in guest ? guest[name as keyof typeof guest] : name === 'wishedDate' ? prefill.wishedDate : ''),
  })
  return (
    <form
      method="post"
      ref={form}
      onSubmit={onSubmit}
      onChange={() => keep()}
      onFocus={checks.onFocus}
      onBlur={checks.onBlur}
      onInput={checks.onInput}
      noValidate
      tabIndex={-1}
      aria-label={t('ask')}
      className="grid gap-5 outline-none"
    >
      <p className="text-ink-soft">
        {t('intro')} {view.answerTime && t(`usually.${view.answerTime.unit}`, { count: view.answerTime.count })}
      </p>
      <div className="grid gap-2">
        <DateField
          {...field('wishedDate')}
          min={view.firstDate}
          max={view.lastDate}
          onChange={(text) => {
            keep()
            if (errors.wishedDate !== undefined && !dateError(text, view)) setFieldError('wishedDate', undefined)
          }}
          onLeave={(text) => {
            const code = dateError(text, view)
            if (code) setFieldError('wishedDate', errorWords('wishedDate', code))
          }}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isFlexible"
            value="yes"
            defaultChecked={draft.isFlexible ?? prefill.isFlexible}
            className="size-5 shrink-0 accent-primary"
          />
          {t('fields.isFlexible')}
        </label>
      </div>
      <div>
        <div className="flex items-center justify-between gap-4">
          <span className="font-medium">{t('fields.travellers')}</span>
          <Stepper
            label={t('fields.travellers')}
            value={travellers}
            min={view.leastTravellers}
            max={view.mostTravellers}
            onChange={(people) => {
              setTravellers(people)
              keep(people)
            }}
          />
        </div>
        <PartyLimits view={view} searched={prefill.searched} />
        {errors['travellers'] !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {errors['travellers']}
          </p>
        )}
      </div>
      <Field {...field('budget')} isOptional={c('optional')} dir="ltr" inputMode="decimal" autoComplete="off" />
      <TextAreaField {...field('message')} isOptional={c('optional')} hint={t('messageHint')} rows={5} />
      <fieldset className="grid gap-4 border-t border-line pt-5">
        <legend className="float-start mb-1 w-full font-semibold">{t('contact')}</legend>
        <Field {...field('firstName')} autoComplete="given-name" required />
        <Field {...field('lastName')} autoComplete="family-name" required />
        <EmailField {...field('email')} hint={t('emailHint')} required />
        <PhoneField
          label={t('fields.phoneNumber')}
          countries={view.countries}
          country={typed(draft.phoneNumber) ? (draft.countryCode ?? '') : guest.countryCode}
          number={typed(draft.phoneNumber) ?? guest.phoneNumber}
          currencies={[visitor.currency, site.defaultCurrency]}
          error={errors.phoneNumber ?? errors.countryCode}
          required
        />
      </fieldset>
      <Honeypot label={t('trap')} />
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <Button type="submit" isLoading={isPending}>
        {t('send')}
      </Button>
      <p className="-mt-3 text-sm text-ink-soft">{t('free')}</p>
    </form>
  )
}

/** How many travellers the host takes, and that those of the search are fewer or more. */
function PartyLimits({ view, searched }: { view: QuoteFormView; searched: number | null }) {
  const t = useTranslations('quotes.party')
  const partyWords = usePartyWords()
  const { leastTravellers: least, mostTravellers: most } = view
  const isOutside = searched !== null && (searched < least || searched > most)
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{partyWords({ least, most })}</p>
      {isOutside && (
        <p className="mt-1 font-semibold">
          {searched < least ? t('tooFew', { least, count: searched }) : t('tooMany', { most, count: searched })}
        </p>
      )}
    </div>
  )
}

const typed = (text: string | undefined) => (text === '' ? undefined : text)

/** What is wrong with a date that was typed; nothing if there is none. */
function dateError(text: string, { firstDate, lastDate }: QuoteFormView): 'format' | 'range' | undefined {
  if (text.trim() === '') return undefined
  const date = readTypedDate(text)
  if (date === null) return 'format'
  return date < firstDate || date > lastDate ? 'range' : undefined
}

function requestOf(data: FormData, known: { productId: number; travellers: number }): NewQuoteRequest {
  return {
    ...known,
    isFlexible: data.get('isFlexible') === 'yes',
    // What cannot be read is refused by the server.
    wishedDate: readTypedDate(formText(data, 'wishedDate')) ?? formText(data, 'wishedDate'),
    budget: formText(data, 'budget'),
    message: formText(data, 'message'),
    firstName: formText(data, 'firstName'),
    lastName: formText(data, 'lastName'),
    email: formText(data, 'email'),
    countryCode: formText(data, 'countryCode'),
    phoneNumber: formText(data, 'phoneNumber'),
    website: formText(data, 'website'),
  }
}

/** The message of a field error: the quote form's own, or the general one. */
function useErrorWords(view: QuoteFormView): (field: QuoteField | 'travellers', code: FieldErrorCode) => string {
  const t = useTranslations('quotes.errors')
  const partyWords = usePartyWords()
  const requiredWords = useRequiredWords()
  return (field, code) => {
    if (field === 'travellers')
      return partyWords({ least: view.leastTravellers, most: view.mostTravellers }) ?? t('range')
    if (field === 'wishedDate')
      return t(code === 'required' ? 'dateMissing' : code === 'range' ? 'dateRange' : 'dateFormat')
    if (code === 'format' && field === 'budget') return t('budgetFormat')
    if (code === 'format' && field === 'email') return t('emailFormat')
    if (code === 'format' && field === 'phoneNumber') return t('phoneFormat')
    return code === 'required' ? requiredWords(field) : t(code)
  }
}
