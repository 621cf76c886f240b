import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { changeGuest } from '#web/features/orders/booking-acts.ts'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { TelField } from '#web/ui/tel-field.tsx'

/** The guest's name and phone, changed by the buyer. */
export function ChangeGuest({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations('orders.changeGuest')
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => setIsOpen(false))
  if (!invoice.canChangeGuest) return null
  return (
    <>
      <Button kind="third" onClick={() => setIsOpen(true)} className="-ms-2">
        {t('open')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)} kind="sheet">
        {isOpen && <GuestForm invoice={invoice} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  )
}

function GuestForm({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const t = useTranslations('orders.changeGuest')
  const locale = useLocale()
  const router = useRouter()
  const requiredWords = useRequiredWords()
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run } = useAction()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { firstName, lastName, phone } = invoice.guest
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const guest = {
      firstName: formText(form, 'firstName'),
      lastName: formText(form, 'lastName'),
      phoneNumber: formText(form, 'phoneNumber'),
    }
    setErrors({})
    const explain = (error: unknown) => {
      const found = fieldsOf(error)
      const wordsOfField = ({ field, code }: FieldError) =>
        code === 'required' ? requiredWords(field) : t(`errors.${code}`)
      setErrors(Object.fromEntries(found.map((one) => [one.field, wordsOfField(one)])))
      return found.length > 0 ? null : wordsOf(error)
    }
    if (!(await run(() => changeGuest(invoice, guest, locale), { explain }))) return
    onClose()
    await router.invalidate()
    await showToast('success', t('saved'))
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-2 grid gap-4">
      <p className="text-ink-soft">{t('lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('firstName')}
          name="firstName"
          error={errors['firstName']}
          defaultValue={firstName}
          autoComplete="given-name"
          required
        />
        <Field
          label={t('lastName')}
          name="lastName"
          error={errors['lastName']}
          defaultValue={lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <TelField
        label={t('phone')}
        hint={t('phoneHint')}
        name="phoneNumber"
        error={errors['phoneNumber']}
        defaultValue={phone}
        autoComplete="tel"
        required
      />
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <Button type="submit" isLoading={isPending}>
        {t('save')}
      </Button>
    </form>
  )
}

type FieldError = { field: string; code: 'required' | 'format' | 'too_long' | 'letters' }

function fieldsOf(error: unknown): FieldError[] {
  const fields = error instanceof CallError && error.code === 'checkout.fields_invalid' ? error.details['fields'] : []
  return Array.isArray(fields) ? (fields as FieldError[]) : []
}
