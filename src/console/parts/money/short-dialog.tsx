import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { money as api } from '#console/lib/api.ts'
import { forgetDrafts } from '#console/lib/drafts.ts'
import type { Payment } from '#console/lib/money.ts'
import { useMoneyAct } from '#console/lib/use-money-act.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { ReasonArea } from '#console/parts/reason-area.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Accepts a transfer that is a little short as the whole. */
export function ShortDialog({ id, payment, onClose }: { id: string; payment: Payment; onClose: () => void }) {
  const t = useTranslations('console.money.acceptShort')
  const { money } = useOrderWords()
  const { error, isPending, run } = useMoneyAct(id)
  const draft = `payment ${payment.id} short`
  // As they were when the form was opened.
  const [{ amountMinor, receivedMinor }] = useState(payment.transfer ?? { amountMinor: 0, receivedMinor: 0 })
  const sums = {
    amount: money(amountMinor, payment.currency),
    received: money(receivedMinor, payment.currency),
    missing: money(amountMinor - receivedMinor, payment.currency),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { paymentId: String(payment.id) }
    void run(
      () => bodyOf(api.payments[':paymentId'].shortfall.$post({ param, json: { reason, seenReceivedMinor: receivedMinor } })), // prettier-ignore
      () => {
        forgetDrafts(draft)
        onClose()
        return { words: t('done') }
      },
    )
  }
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('lead', sums)}</p>
        <ReasonArea isFocused label={t('reason')} hint={t('reasonHint')} draft={draft} />
        <FormFoot error={error} isPending={isPending}>
          {t('submit', sums)}
        </FormFoot>
      </form>
    </Dialog>
  )
}
