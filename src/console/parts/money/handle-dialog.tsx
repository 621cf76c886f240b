import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { money as api } from '#console/lib/api.ts'
import type { Finding } from '#console/lib/money.ts'
import { useMoneyAct } from '#console/lib/use-money-act.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { ReasonArea } from '#console/parts/reason-area.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Marks a finding as handled. */
export function HandleDialog({ id, finding, onClose }: { id: string; finding: Finding; onClose: () => void }) {
  const t = useTranslations('console.money')
  const { error, isPending, run } = useMoneyAct(id)
  const draft = `finding ${finding.id} note`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const json = { note: formText(new FormData(event.currentTarget), 'note') }
    const param = { findingId: String(finding.id) }
    void run(
      () => bodyOf(api.findings[':findingId'].handled.$post({ param, json })),
      () => {
        forgetDrafts(draft)
        onClose()
        return { words: t('handle.done') }
      },
    )
  }
  return (
    <Dialog title={t('handle.title')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="font-medium">{t(`findings.${finding.kind}`)}</p>
        <p className="text-ink-soft">{t('handle.lead')}</p>
        <ReasonArea isFocused label={t('handle.note')} name="note" draft={draft} />
        <FormFoot error={error} isPending={isPending}>
          {t('handle.submit')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
