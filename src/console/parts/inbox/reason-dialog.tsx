import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useErrorWords, useLanguageName } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  title: string
  lead: string
  submit: string
  /** Of the person who reads the reason. */
  language: Locale
  /** Frequent reasons, in that language. */
  usual?: string[]
  error: unknown
  isPending: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** A refusal with a reason that a guest reads. */
export function ReasonDialog({
  title,
  lead,
  submit,
  language,
  usual = [],
  error,
  isPending,
  onSubmit,
  onClose,
}: Props) {
  const t = useTranslations('console.inbox')
  const wordsOf = useErrorWords()
  const languageName = useLanguageName()
  const [reason, setReason] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(reason)
  }
  const byKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'Enter') event.currentTarget.requestSubmit()
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={send} onKeyDown={byKey} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{lead}</p>
        {usual.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {usual.map((text) => (
              <button
                key={text}
                type="button"
                dir="auto"
                className="min-h-9 rounded-full border border-line-strong px-3 text-sm hover:border-primary hover:text-primary"
                onClick={(event) => {
                  setReason(text)
                  event.currentTarget.form?.querySelector('textarea')?.focus()
                }}
              >
                {text}
              </button>
            ))}
          </div>
        )}
        <TextAreaField
          ref={autofocus}
          label={t('reason')}
          hint={t('reasonHint', { language: languageName(language) })}
          name="reason"
          rows={3}
          required
          minLength={3}
          maxLength={500}
          dir="auto"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        <Button type="submit" isLoading={isPending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
