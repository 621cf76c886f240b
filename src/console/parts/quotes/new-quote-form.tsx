import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { locales, type Locale, type Words } from '#domain/locale.ts'
import { quotes } from '#console/lib/api.ts'
import { draftOfForm, forgetDrafts } from '#console/lib/drafts.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { meQuery, type Me } from '#console/lib/queries.ts'
import type { Quotable } from '#console/lib/quotes.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useFieldWords, useLanguageName } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Panel } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { TelField } from '#web/ui/tel-field.tsx'
import { OfferFields, offerOf } from './offer-fields.tsx'
import { ProductChoice } from './product-choice.tsx'

/** The fields at which an error can be shown. */
const shownFields = new Set(['product', 'firstName', 'lastName', 'email', 'phoneNumber', 'price', 'travellers', 'date', 'time', 'validDays', 'text']) // prettier-ignore

/** Null: none, or one that another version of this page has written. */
function productOfDraft(json: string): Quotable | null {
  try {
    const { id, title, city, currency } = JSON.parse(json) as Partial<Quotable>
    const isWhole = typeof id === 'number' && typeof currency === 'string' && isWords(title) && isWords(city)
    return isWhole ? { id, title, city, currency } : null
  } catch {
    return null
  }
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && locales.every((one) => one in value)

/** The activity, the guest and the quote on one page. */
export function NewQuoteForm({ me }: { me: Me }) {
  const t = useTranslations('console.quotes')
  const w = useTranslations('console.quotes.written')
  const c = useTranslations('console.common')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const fieldWords = useFieldWords()
  const languageName = useLanguageName()
  const draftKey = `new quote ${me.membershipId}`
  // Sent with the quote: a second press makes no second one, also after a lost session.
  const [requestKey] = useState(() => draftOfForm(draftKey, {}).valueOf('key', crypto.randomUUID()))
  const draft = draftOfForm(draftKey, { key: requestKey })
  const [product, setProduct] = useState(() => productOfDraft(draft.valueOf('product', '')))
  const [guestLanguage, setGuestLanguage] = useState<Locale>(draft.valueOf('language', '') === 'en' ? 'en' : 'ar')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const save = useMutation({
    mutationFn: (json: Parameters<typeof quotes.$post>[0]['json']) => bodyOf(quotes.$post({ json })),
    onSuccess: async ({ reference }) => {
      forgetDrafts(draftKey)
      await Promise.all(['quotes', 'today'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      await navigate({ to: `/quotes/${reference}` as never, search: { state: 'answered' } as never })
      await showToast('success', t('answered'))
    },
  })
  useEffect(
    () => () => {
      // Only a lost session keeps it: the next caller's quote must not begin with this guest's address.
      if (queries.getQueryData(meQuery.queryKey)) forgetDrafts(draftKey)
    },
    [queries, draftKey],
  )
  const refused = fieldWords(save.error)
  const isMarked = Object.keys(refused).some((name) => shownFields.has(name))
  const errors = { ...refused, ...wrong }
  useEffect(() => focusInvalid(form.current), [save.error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // As two presses in a row send the same key, so does one that did not get its answer.
    if (save.isPending) return
    const data = new FormData(event.currentTarget)
    const { priceMinor, ...offer } = offerOf(data, { currency: product?.currency ?? 'USD', guestLanguage })
    const missing = ['firstName', 'lastName', 'email', 'phoneNumber'].filter((name) => formText(data, name).trim() === '') // prettier-ignore
    const found = {
      ...(product === null ? { product: w('productMissing') } : {}),
      ...Object.fromEntries(missing.map((name) => [name, c('fields.required')])),
      ...(priceMinor === null ? { price: product === null ? c('fields.required') : t('priceWrong') } : {}),
      ...(offer.localDate === '' ? { date: c('fields.required') } : {}),
      ...(offer.localTime === '' ? { time: c('fields.required') } : {}),
    }
    setWrong(found)
    focusInvalid(form.current)
    if (product === null || priceMinor === null || Object.keys(found).length > 0) return save.reset()
    save.mutate({
      ...offer,
      priceMinor,
      key: requestKey,
      productId: product.id,
      firstName: formText(data, 'firstName'),
      lastName: formText(data, 'lastName'),
      email: formText(data, 'email'),
      phoneNumber: formText(data, 'phoneNumber'),
      language: guestLanguage,
    })
  }
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber') => ({
    name,
    label: w(name),
    error: errors[name],
    defaultValue: draft.valueOf(name, ''),
    required: true,
    autoComplete: 'off',
  })
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={draft.onInput}
      onKeyDown={submitByKey}
      noValidate
      className="grid items-start gap-4 @3xl:grid-cols-2"
    >
      <div className="grid gap-4">
        <Panel title={w('activity')}>
          <ProductChoice
            chosen={product}
            error={errors['product']}
            onChoose={(next) => {
              setProduct(next)
              setWrong(({ product: _product, price: _price, ...others }) => others)
              draft.write('product', JSON.stringify(next))
            }}
          />
        </Panel>
        <Panel title={t('guest')}>
          <div className="grid gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <Field {...field('firstName')} dir="auto" />
              <Field {...field('lastName')} dir="auto" />
            </div>
            <EmailField {...field('email')} hint={w('emailHint')} />
            <TelField {...field('phoneNumber')} hint={w('phoneHint')} />
            <SelectField
              label={w('language')}
              name="language"
              value={guestLanguage}
              onChange={(event) => setGuestLanguage(event.target.value === 'en' ? 'en' : 'ar')}
            >
              {locales.map((one) => (
                <option key={one} value={one}>
                  {languageName(one)}
                </option>
              ))}
            </SelectField>
          </div>
        </Panel>
      </div>
      <Panel title={t('offer')}>
        <div className="grid gap-4">
          <p className="text-sm text-ink-soft">{w('offerLead')}</p>
          <OfferFields
            currency={product?.currency ?? null}
            guestLanguage={guestLanguage}
            partyHint={w('partyHint')}
            defaults={{
              price: draft.valueOf('price', ''),
              travellers: draft.valueOf('travellers', '2'),
              date: draft.valueOf('date', ''),
              time: draft.valueOf('time', '09:00'),
              includes: draft.valueOf('includes', ''),
              message: draft.valueOf('message', ''),
              validDays: draft.valueOf('validDays', '') || undefined,
            }}
            errors={errors}
          />
          <FormFoot error={isMarked ? undefined : (save.error ?? undefined)} isPending={save.isPending}>
            {t('send')}
          </FormFoot>
        </div>
      </Panel>
    </form>
  )
}
