import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { desk } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
  const wordsOf = useErrorWords()
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
        {!isConfirmed && <ReasonField order={order} />}
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        <Button type="submit" isLoading={isPending} {...(isConfirmed ? { ref: autofocus } : {})}>
          {t(isConfirmed ? 'acts.confirm' : 'acts.reject')}
        </Button>
      </form>
    </Dialog>
  )
}
