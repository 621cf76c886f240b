import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { money as api } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import type { Payment, Refund } from '#console/lib/money.ts'
import { useMoneyAct } from '#console/lib/use-money-act.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useFieldWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

interface Props {
  id: string
  kind: 'retry' | 'sent'
  refund: Refund
  payment: Payment
  onClose: () => void
}

const one = api.refunds[':refundId']

/** Sends a refund again, or records that it was sent by hand. */
export function RefundDialog({ id, kind, refund, payment, onClose }: Props) {
  const t = useTranslations('console.money')
  const { money } = useOrderWords()
  const fieldWords = useFieldWords()
  const withProof = useProof()
  const { error, isPending, run } = useMoneyAct(id)
  // The values when the dialog was opened.
  const [seen] = useState({ state: refund.state, attempts: refund.attempts })
  const sum = money(refund.amountMinor, payment.currency)
  const isRefused = seen.state === 'failed'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const param = { refundId: String(refund.id) }
    const bankReference = formText(new FormData(event.currentTarget), 'bankReference')
    if (kind === 'retry')
      void run(
        () => withProof(() => bodyOf(one.retry.$post({ param, json: { seen } }))),
        ({ outcome }) => {
          onClose()
          return { words: t(`retry.${outcome}`), kind: outcome === 'sent' ? 'success' : 'error' }
        },
      )
    else
      void run(
        () => withProof(() => bodyOf(one.sent.$post({ param, json: { bankReference, seen } }))),
        () => {
          onClose()
          return { words: t('sent.done') }
        },
      )
  }
  const lead = kind === 'retry' ? t(isRefused ? 'retry.lead' : 'retry.leadOpen', { sum }) : t(isRefused ? 'sent.leadRefused' : 'sent.lead', { sum }) // prettier-ignore
  return (
    <Dialog title={t(`${kind}.title`)} isOpen onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-2 grid gap-4">
        <p className="text-ink-soft">{lead}</p>
        {kind === 'sent' && (
          <Field
            ref={autofocus}
            label={t('sent.bank')}
            name="bankReference"
            error={fieldWords(error)['bankReference']}
            dir="ltr"
            required
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <FormFoot error={error} isPending={isPending} isFocused={kind === 'retry'}>
          {t(`${kind}.submit`, { sum })}
        </FormFoot>
      </form>
    </Dialog>
  )
}
