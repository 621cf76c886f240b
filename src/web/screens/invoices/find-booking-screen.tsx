import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { tidyQuoteReference } from '#domain/reference.ts'
import { findBooking } from '#web/features/orders/booking-acts.ts'
import { findQuote } from '#web/features/quotes/calls.ts'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Notice } from '#web/ui/notice.tsx'

const fields = ['reference', 'email'] as const

/** For guests: opens a booking, or a quote request, by its reference and the email it was made with. */
export function FindBookingScreen() {
  const t = useTranslations('orders.find')
  const o = useTranslations('orders')
  const requiredWords = useRequiredWords()
  const locale = useLocale()
  const { isPending, errors, errorText, onSubmit, onInput } = useForm({
    send: async (data) => {
      const pair = { reference: formText(data, 'reference'), email: formText(data, 'email') }
      const isQuote = tidyQuoteReference(pair.reference) !== null
      const { reference, key } = await (isQuote ? findQuote(pair) : findBooking(pair))
      const path = localePath(locale, `/${isQuote ? 'quotes' : 'invoices'}/${reference}`)
      window.location.assign(`${path}?key=${encodeURIComponent(key)}`)
    },
    leaves: true,
    check: (data) =>
      fields
        .filter((field) => formText(data, field).trim() === '')
        .map((field) => ({ field, code: 'required' as const })),
    words: ({ field }) => requiredWords(field),
  })
  return (
    <div className="mx-auto max-w-md px-4 py-12 sm:px-6">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('text')}</p>
      <form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
        <NeedsScript />
        {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
        <Field
          name="reference"
          label={t('reference')}
          hint={<bdi>{t('referenceHint')}</bdi>}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors['reference']}
          required
        />
        <EmailField name="email" label={t('email')} error={errors['email']} required />
        <Button type="submit" isLoading={isPending}>
          {t('button')}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        <PageLink path="/sign-in" search={{ next: '/invoices' }} className="text-primary underline underline-offset-4">
          {o('signIn')}
        </PageLink>
      </p>
    </div>
  )
}
