import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { AnswerItemDialog } from './answer-item-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { GoodwillDialog } from './goodwill-dialog.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { RebookDialog } from './rebook-dialog.tsx'
import { useAct } from './use-act.ts'

export type OrderAct =
  | { kind: 'confirm' | 'reject' | 'payment_link' | 'resend' | 'guest' }
  | { kind: 'confirm_item' | 'reject_item' | 'cancel' | 'refund' | 'rebook'; item: OrderItem }

interface Props {
  act: OrderAct
  order: Order
  onClose: () => void
}

/** Confirms an act on an order: the sum, the mail it sends, its consequences, and a button that names the act. */
export function OrderDialog(props: Props) {
  const { act } = props
  if (act.kind === 'cancel') return <CancelDialog {...props} item={act.item} />
  if (act.kind === 'refund') return <GoodwillDialog {...props} item={act.item} />
  if (act.kind === 'guest') return <GuestDialog {...props} />
  if (act.kind === 'rebook') return <RebookDialog {...props} item={act.item} />
  if (act.kind === 'confirm_item' || act.kind === 'reject_item')
    return <AnswerItemDialog {...props} item={act.item} isConfirmed={act.kind === 'confirm_item'} />
  return <AnswerDialog {...props} kind={act.kind} />
}

function AnswerDialog({ order, onClose, kind }: Props & { kind: 'confirm' | 'reject' | 'payment_link' | 'resend' }) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  const own = order.items.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const sum = money(order.sums?.totalMinor ?? own, order.currency)
  const words = {
    confirm: {
      title: t('dialog.confirmTitle'),
      lead: t('dialog.confirmLead', { name, sum }),
      done: t('dialog.confirmed'),
    },
    reject: { title: t('dialog.rejectTitle'), lead: t('dialog.rejectLead', { name }), done: t('dialog.rejected') },
    payment_link: {
      title: t('dialog.linkTitle'),
      lead: t('dialog.linkLead', { name, sum }),
      done: t('dialog.linkSent'),
    },
    resend: {
      title: t('dialog.resendTitle'),
      lead: t('dialog.resendLead', { email: `\u2068${order.guest?.email ?? ''}\u2069` }),
      done: t('dialog.resent'),
    },
  }[kind]
  const { error, isPending, run } = useAct({ order, onClose }, words.done, {
    keepsReasons: kind === 'payment_link' || kind === 'resend',
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { reference: order.reference }
    const one = desk.orders[':reference']
    const sends = {
      confirm: () => bodyOf(one.confirm.$post({ param })),
      reject: () => bodyOf(one.reject.$post({ param, json: { reason } })),
      payment_link: () => bodyOf(one['payment-link'].$post({ param })),
      resend: () => bodyOf(one.confirmation.$post({ param })),
    }
    void run(sends[kind])
  }
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{words.lead}</p>
        {kind === 'reject' && <ReasonField order={order} act="reject" />}
        <FormFoot error={error} isPending={isPending} isFocused={kind !== 'reject'}>
          {t(`acts.${kind}`)}
        </FormFoot>
      </form>
    </Dialog>
  )
}
