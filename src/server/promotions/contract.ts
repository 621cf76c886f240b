/** Why a promo code is refused: `domain/promo-code.ts` gives the reasons, a refusal carries them after `promo.`. */
export const refusalCodes = [
  'promo.code_unknown',
  'promo.code_expired',
  'promo.code_not_started',
  'promo.code_used_up',
  'promo.code_used_by_you',
  'promo.code_minimum_spend',
  'promo.code_first_order_only',
  'promo.code_not_for_these',
] as const
