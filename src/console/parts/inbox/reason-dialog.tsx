import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { useDraft } from '#console/lib/drafts.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useLanguageName } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { ReasonArea } from '#console/parts/reason-area.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  title: string
  lead: string
  submit: string
  /** The guest's language: the reason is mailed to them. */
  language: Locale
  /** Frequent reasons, in that language. */
  usual?: string[]
  /** The key of its draft. */
  draft: string
  error: unknown
  isPending: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a refusal, which the guest reads. */
export function ReasonDialog({
  title,
  lead,
  submit,
  language,
  usual = [],
  draft,
  error,
  isPending,
  onSubmit,
  onClose,
}: Props) {
  const t = useTranslations('console.inbox')
  const languageName = useLanguageName()
  const [reason, setReason] = useDraft(draft)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(reason)
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={send} onKeyDown={submitByKey} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{lead}</p>
        {usual.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {usual.map((text) => (
              <button
                key={text}
                type="button"
                dir="auto"
                className="min-h-9 pointer-coarse:min-h-11 rounded-full border border-line-strong px-3 text-sm hover:border-primary hover:text-primary"
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
        <ReasonArea
          isFocused
          label={t('reason')}
          hint={t('reasonHint', { language: languageName(language) })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormFoot error={error} isPending={isPending}>
          {submit}
        </FormFoot>
      </form>
    </Dialog>
  )
}
