import { useTranslations } from 'use-intl'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useLanguageName } from '#console/lib/use-words.ts'
import type { Order } from '#console/lib/orders.ts'
import { ReasonArea } from '#console/parts/reason-area.tsx'

/** The reason, which the guest reads. Not focused if something has to be chosen first. */
export function ReasonField({ order, isFirst = true }: { order: Order; isFirst?: boolean }) {
  const t = useTranslations('console.orders')
  const languageName = useLanguageName()
  return (
    <ReasonArea
      isFocused={isFirst}
      label={t('dialog.reason')}
      hint={t('dialog.reasonHint', { language: languageName(order.language) })}
      onKeyDown={submitByKey}
    />
  )
}
