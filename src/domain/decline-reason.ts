/** Why a card was declined, as far as it helps the buyer; `refused`: by the bank, without a reason. */
export const declineReasons = ['insufficient_funds', 'not_authenticated', 'card_expired', 'refused'] as const
export type DeclineReason = (typeof declineReasons)[number]
