import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { useAct } from './use-act.ts'

interface Props {
  order: Order
  item: OrderItem
  isConfirmed: boolean
  onClose: () => void
}

/** Confirms or rejects one activity of a request. */
export function AnswerItemDialog({ order, item, isConfirmed, onClose }: Props) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const { error, isPending, run } = useAct(
    { order, onClose },
    t(isConfirmed ? 'dialog.itemConfirmed' : 'dialog.itemRejected'),
  )
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { reference: order.reference, itemId: String(item.id) }
    const one = desk.orders[':reference'].items[':itemId']
    void run(() => bodyOf(isConfirmed ? one.confirm.$post({ param }) : one.reject.$post({ param, json: { reason } })))
  }
  return (
    <Dialog title={t(isConfirmed ? 'dialog.confirmItemTitle' : 'dialog.rejectItemTitle')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="font-medium">
          <bdi>{local(item.title)}</bdi>
        </p>
        <p className="text-ink-soft">{t(isConfirmed ? 'dialog.confirmItemLead' : 'dialog.rejectItemLead', { name })}</p>
        {!isConfirmed && <ReasonField order={order} act={`reject ${item.id}`} />}
        <FormFoot error={error} isPending={isPending} isFocused={isConfirmed}>
          {t(isConfirmed ? 'acts.confirm' : 'acts.reject')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
