import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formText } from '#web/lib/form-text.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { formFaults } from './field-errors.ts'

export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'currentPassword'
  | 'newPassword'
  | 'confirmPassword'

const kinds: Record<AccountField, { type: string; autoComplete: string; isLatin: boolean }> = {
  firstName: { type: 'text', autoComplete: 'given-name', isLatin: false },
  lastName: { type: 'text', autoComplete: 'family-name', isLatin: false },
  email: { type: 'email', autoComplete: 'email', isLatin: true },
  password: { type: 'password', autoComplete: 'current-password', isLatin: true },
  currentPassword: { type: 'password', autoComplete: 'current-password', isLatin: true },
  newPassword: { type: 'password', autoComplete: 'new-password', isLatin: true },
  confirmPassword: { type: 'password', autoComplete: 'new-password', isLatin: true },
}

interface AccountFormProps {
  fields: readonly AccountField[]
  button: string
  /** Classes of the button if it is not the page's primary action. */
  buttonClass?: string
  /** Sends the values; what it throws is shown at the fields or over them. */
  send: (values: Record<AccountField, string>) => Promise<unknown>
  after?: ReactNode
}

/** The form of every account page, with the same fields and error messages. */
export function AccountForm({ fields, button, buttonClass, send, after }: AccountFormProps) {
  const t = useTranslations('accounts')
  const wordsOf = useRefusalWords()
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Partial<Record<AccountField, string>>>({})
  const [fault, setFault] = useState<string | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(fields.map((field) => [field, formText(data, field)])) as Record<
      AccountField,
      string
    >
    setIsBusy(true)
    setFaults({})
    setFault(null)
    try {
      await send(values)
    } catch (error) {
      const found = formFaults(error)
      setFaults(Object.fromEntries(found.map(({ field, code }) => [fieldOf(field), t(`faults.${code}`)])))
      const areAllEmpty = found.length === fields.length && found.every(({ code }) => code === 'required')
      setFault(areAllEmpty ? t('faults.allRequired') : found.length > 0 ? null : wordsOf(error))
      const first = found[0]
      if (first) (form.elements.namedItem(fieldOf(first.field)) as HTMLElement | null)?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  // The API knows one password; on the pages that set one the field is the new password.
  const fieldOf = (field: string): AccountField =>
    field === 'password' && fields.includes('newPassword') ? 'newPassword' : (field as AccountField)

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <NeedsScript />
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      {fields.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(field === 'newPassword' && fields.includes('firstName') ? 'password' : field)}
          hint={field === 'newPassword' ? t('passwordHint') : undefined}
          type={kinds[field].type}
          autoComplete={kinds[field].autoComplete}
          dir={kinds[field].isLatin ? 'ltr' : undefined}
          error={faults[field]}
          required
        />
      ))}
      {after}
      <Button type="submit" isLoading={isBusy} className={buttonClass}>
        {button}
      </Button>
    </form>
  )
}
