import { useTranslations } from 'use-intl'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useLanguageName } from '#console/lib/use-words.ts'
import type { Order } from '#console/lib/orders.ts'
import { ReasonArea } from '#console/parts/reason-area.tsx'

/** The drafts of an order's reasons. An act that was done makes those of its other acts outdated too. */
export const reasonsOf = ({ reference }: Order): string => `order ${reference} reason`

/** The reason, which the guest reads. Not focused if something has to be chosen first. */
export function ReasonField({ order, act, isFirst = true }: { order: Order; act: string; isFirst?: boolean }) {
  const t = useTranslations('console.orders')
  const languageName = useLanguageName()
  return (
    <ReasonArea
      isFocused={isFirst}
      draft={`${reasonsOf(order)} ${act}`}
      label={t('dialog.reason')}
      hint={t('dialog.reasonHint', { language: languageName(order.language) })}
      onKeyDown={submitByKey}
    />
  )
}
