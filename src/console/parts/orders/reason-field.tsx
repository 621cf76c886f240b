import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguageName } from '#console/lib/use-words.ts'
import type { Order } from '#console/lib/orders.ts'
import { TextAreaField } from '#web/ui/field.tsx'

/** What staff tell the guest. Not focused where something has to be chosen first. */
export function ReasonField({ order, isFirst = true }: { order: Order; isFirst?: boolean }) {
  const t = useTranslations('console.orders')
  const languageName = useLanguageName()
  return (
    <TextAreaField
      label={t('dialog.reason')}
      hint={t('dialog.reasonHint', { language: languageName(order.language) })}
      name="reason"
      rows={3}
      required
      minLength={3}
      maxLength={500}
      {...(isFirst ? { ref: autofocus } : {})}
      dir="auto"
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.code === 'Enter') event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}
