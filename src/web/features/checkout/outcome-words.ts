import { itemSets } from '#domain/item-states.ts'
import type { OutcomeView } from './calls.ts'

type Titled = Pick<OutcomeView, 'outcome' | 'isAccepted' | 'replacedBy'> & {
  items: Pick<OutcomeView['items'][number], 'status'>[]
}

/** The heading of an outcome and its page's title: a message of `checkout.outcomes`. */
export function titleOf({ outcome, isAccepted, replacedBy, items }: Titled) {
  if (replacedBy !== null) return 'replaced.title' as const
  if (outcome === 'reserved' && isAccepted) return 'reserved.titleAccepted' as const
  if (outcome === 'on_hold' && isRequest(items)) return 'on_hold.titleRequest' as const
  return `${outcome}.title` as const
}

type Worded = Titled & Pick<OutcomeView, 'isByLink' | 'isPaid' | 'refundMinor' | 'declineReason' | 'hasOtherMethod'>

/** What an outcome means for the buyer: a message of `checkout.outcomes`. */
export function textOf(view: Worded) {
  const { outcome, isAccepted, items, isByLink, isPaid, hasOtherMethod, refundMinor, declineReason } = view
  if (view.replacedBy !== null) return `replaced.${view.replacedBy}` as const
  if (outcome === 'on_hold' && isRequest(items)) return 'on_hold.textRequest' as const
  // What was entered is right.
  if (outcome === 'payment_failed' && declineReason !== null && declineReason !== 'not_authenticated')
    return hasOtherMethod ? ('payment_failed.textOtherCard' as const) : ('payment_failed.textOnlyCard' as const)
  if (outcome === 'reserved' && isAccepted) return 'reserved.textAccepted' as const
  if (outcome === 'payment_failed' && isByLink) return 'payment_failed.textByLink' as const
  if (outcome === 'cancelled' && !isPaid) return 'cancelled.textUnpaid' as const
  if (outcome === 'cancelled' && refundMinor === 0) return 'cancelled.textKept' as const
  return `${outcome}.text` as const
}

const isRequest = (items: Titled['items']) => items.some(({ status }) => itemSets.unanswered.includes(status))
