import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import type { Order } from '#console/lib/orders.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAct } from './use-act.ts'

/** Sends a mail of the timeline to the guest again. */
export function ResendMailDialog({
  order,
  mailId,
  name,
  onClose,
}: {
  order: Order
  mailId: number
  name: string
  onClose: () => void
}) {
  const t = useTranslations('console.orders.resendMail')
  const { error, isPending, run } = useAct({ order, onClose }, t('done'), { keepsReasons: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const param = { reference: order.reference, mailId: String(mailId) }
    void run(() => bodyOf(desk.orders[':reference'].mails[':mailId'].resend.$post({ param })))
  }
  const email = order.guest?.email ?? ''
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft">
          {email === '' ? t('leadUnnamed') : t('lead', { email: `\u2068${email}\u2069` })}
        </p>
        <FormFoot error={error} isPending={isPending} isFocused>
          {t('act')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
