import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { latinDigits } from '#domain/arabic.ts'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fieldErrors } from './field-errors.ts'
import { SendAgain } from './send-again.tsx'

interface CodeFormProps {
  /** Where the code was mailed. */
  email: string
  button: string
  /** Sends the code; what it throws is shown at the field or over it. */
  check: (code: string) => Promise<unknown>
  /** Mails another code. */
  resend: () => Promise<unknown>
  /** Back to the field of the address. */
  correct?: () => void
  /** Success leads to another page. */
  leaves?: boolean
}

/** The field for a mailed six-digit code. It is sent by itself once it has six digits, typed or pasted. */
export function CodeForm({ email, button, check, resend, correct, leaves = false }: CodeFormProps) {
  const t = useTranslations('profile.code')
  const a = useTranslations('accounts')
  const wordsOf = useApiErrorWords()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const requiredWords = useRequiredWords()
  const { isPending, errors, errorText, onSubmit, clearFieldError } = useForm({
    send: (data) => check(formText(data, 'code')),
    leaves,
    errorsOf: fieldErrors,
    words: ({ field, code }) => (code === 'required' ? requiredWords(field) : a(`errors.${code}`)),
    summary: (found, error) => (found.length > 0 ? null : wordsOf(error)),
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <div role="status">
        <p>{t('sent')}</p>
        <p className="font-semibold">
          <EmailText email={email} />
        </p>
        {correct && (
          <Button kind="third" className="-ms-2" onClick={correct}>
            {t('correct')}
          </Button>
        )}
      </div>
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <Field
        ref={input}
        name="code"
        label={t('label')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={40}
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:tracking-[0.3em]"
        error={errors['code']}
        onInput={(event) => {
          clearFieldError('code')
          const typed = latinDigits(event.currentTarget.value).replaceAll(/\D/g, '')
          if (typed.length === 6) event.currentTarget.form?.requestSubmit()
        }}
        required
      />
      <Button type="submit" isLoading={isPending}>
        {button}
      </Button>
      <SendAgain send={resend} />
    </form>
  )
}
