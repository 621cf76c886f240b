import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { fieldErrors } from './field-errors.ts'

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

type Values = Record<AccountField, string>

interface AccountFormProps {
  fields: readonly AccountField[]
  button: string
  /** Classes of the button if it is not the page's primary action. */
  buttonClass?: string
  /** Sends the values; what it throws is shown at the fields or over them. */
  send: (values: Values) => Promise<unknown>
  /** Values that are filled in. */
  defaults?: Partial<Values>
  /** The browser offers passkeys in the field of the email. */
  offersPasskeys?: boolean
  /** Labels other than the usual ones. */
  labels?: Partial<Values>
  after?: ReactNode
}

/** The form of every account page, with the same fields and error messages. */
export function AccountForm({
  fields,
  button,
  buttonClass,
  send,
  defaults,
  labels,
  offersPasskeys,
  after,
}: AccountFormProps) {
  const t = useTranslations('accounts')
  const wordsOf = useApiErrorWords()
  // The API knows one password; on the pages that set one the field is the new password.
  const fieldOf = (field: string): AccountField =>
    field === 'password' && fields.includes('newPassword') ? 'newPassword' : (field as AccountField)
  const requiredWords = useRequiredWords()
  const { isPending, errors, errorText, onSubmit, onInput } = useForm({
    send: (data) => send(Object.fromEntries(fields.map((field) => [field, formText(data, field)])) as Values),
    errorsOf: (error) => fieldErrors(error).map(({ field, code }) => ({ field: fieldOf(field), code })),
    words: ({ field, code }) => (code === 'required' ? requiredWords(field) : t(`errors.${code}`)),
    summary: (found, error) => {
      const areAllEmpty =
        found.length > 0 && found.length === fields.length && found.every(({ code }) => code === 'required')
      return areAllEmpty ? t('errors.allRequired') : found.length > 0 ? null : wordsOf(error)
    },
  })

  return (
    <form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
      <NeedsScript />
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      {fields.map((field) => (
        <Field
          key={field}
          name={field}
          label={labels?.[field] ?? t(field === 'newPassword' && fields.includes('firstName') ? 'password' : field)}
          defaultValue={defaults?.[field]}
          hint={field === 'newPassword' ? t('passwordHint') : undefined}
          type={kinds[field].type}
          autoComplete={offersPasskeys && field === 'email' ? 'username webauthn' : kinds[field].autoComplete}
          dir={kinds[field].isLatin ? 'ltr' : undefined}
          error={errors[field]}
          required
        />
      ))}
      {after}
      <Button type="submit" isLoading={isPending} className={buttonClass}>
        {button}
      </Button>
    </form>
  )
}
