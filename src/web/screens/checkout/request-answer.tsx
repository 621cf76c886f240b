import { AnswerDeadline } from '#web/features/checkout/answer-deadline.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { isFreeOver } from '#web/features/checkout/free-until.ts'

interface RequestAnswerProps {
  by: NonNullable<CheckoutView['answerBy']>
  items: CheckoutView['cart']['items']
}

/** By when the host answers the request that is about to be sent. */
export function RequestAnswer({ by, items }: RequestAnswerProps) {
  return (
    <AnswerDeadline
      by={by}
      hasOthers={items.some((item) => !item.needsConfirmation)}
      isFreeOver={isFreeOver(items, by.at)}
    />
  )
}
