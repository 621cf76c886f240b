import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { setPromoCodeEnded } from './staff-queries.ts'

/**
 * Ends a code: it no longer applies to new orders. Ending it again changes nothing. Throws ApiError `promo.code_unknown`.
 */
export async function endPromoCode(context: Context, input: { code: string }): Promise<void> {
  const isEnded = await setPromoCodeEnded(context.db, input.code.trim())
  if (isEnded === undefined) throw new ApiError('missing', 'promo.code_unknown')
}
