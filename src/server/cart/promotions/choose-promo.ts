import type { Locale } from '#domain/locale.ts'
import { keepPromoCode } from '#server/cart/keep-promo-code.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { readPromo } from './read-promo.ts'

/** Keeps a code with the visitor's cart when it helps, or takes it back (null). Throws ApiError `promo.*` and keeps what was there. */
export async function choosePromo(
  context: Context,
  input: { visitor: Visitor; locale: Locale; code: string | null },
): Promise<void> {
  const code = input.code?.trim() ?? ''
  if (code === '') return keepPromoCode(context, { ...input, code: null })
  const promo = await readPromo(context, { ...input, code })
  if (promo.refusal) {
    const { code: refusal, ...details } = promo.refusal
    throw new ApiError('conflict', refusal, details)
  }
  await keepPromoCode(context, { ...input, code: promo.code })
}
