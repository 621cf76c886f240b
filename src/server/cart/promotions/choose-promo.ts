import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import { keepPromoCode } from '#server/cart/keep-promo-code.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { readPromo } from './read-promo.ts'

/** Stores a code that applies with the visitor's cart, or removes it (null). Throws ApiError `promo.*` and leaves the stored code. */
export async function choosePromo(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; code: string | null; only?: readonly number[] | null },
): Promise<void> {
  const code = tidyLine(input.code ?? '')
  if (code === '') return keepPromoCode(context, { ...input, code: null })
  const promo = await readPromo(context, { ...input, code })
  if (promo.refusal) {
    const { code: refusal, ...details } = promo.refusal
    throw new ApiError('conflict', refusal, details)
  }
  await keepPromoCode(context, { ...input, code: promo.code })
}
