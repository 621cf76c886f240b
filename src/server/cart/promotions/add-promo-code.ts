import { isCurrency } from '#domain/currency.ts'
import { getSite } from '#server/sites/get-site.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findTargets, insertPromoCode, type PromoCodeTerms } from './staff-queries.ts'

export interface NewPromoCode extends PromoCodeTerms {
  /** The first and the last day on which it applies, both inclusive, in the marketplace's time zone (site.zone). */
  firstDay: string | null
  lastDay: string | null
}

type Reason =
  | 'code_malformed'
  | 'value_invalid'
  | 'currency_invalid'
  | 'limit_invalid'
  | 'days_invalid'
  | 'days_over'
  | 'target_unknown'

/**
 * Gives out a promo code. Throws ApiError `promo.code_malformed`, `promo.value_invalid`, `promo.currency_invalid`, `promo.target_unknown`,
 * `promo.days_invalid`, `promo.days_over`, `promo.limit_invalid` and `promo.code_taken`. Returns whether its first day is still to come.
 */
export async function addPromoCode(context: Context, wish: NewPromoCode): Promise<{ startsLater: boolean }> {
  const code = wish.code.trim().toUpperCase()
  const no = (reason: Reason) => new ApiError('invalid', `promo.${reason}`)
  if (!/^[A-Z0-9][A-Z0-9_-]{2,31}$/.test(code)) throw no('code_malformed')
  const { percentBasisPoints, amountMinor, minimumMinor } = wish
  if ((percentBasisPoints === null) === (amountMinor === null)) throw no('value_invalid')
  if (percentBasisPoints !== null && !isWhole(percentBasisPoints, 10_000)) throw no('value_invalid')
  for (const sum of [amountMinor, minimumMinor]) if (sum !== null && !isWhole(sum)) throw no('value_invalid')
  if ((amountMinor !== null || minimumMinor !== null) && !isCurrency(wish.currency)) throw no('currency_invalid')
  for (const limit of [wish.limitTotal, wish.limitPerBuyer])
    if (limit !== null && !isWhole(limit, 2_147_483_647)) throw no('limit_invalid')

  const { zone } = await getSite(context.db, null)
  const startsAt = wish.firstDay && startOf(wish.firstDay, 0, zone)
  const expiresAt = wish.lastDay && startOf(wish.lastDay, 1, zone)
  if (startsAt !== null && expiresAt !== null && startsAt >= expiresAt) throw no('days_invalid')

  const { now, ...targets } = await findTargets(context.db, wish)
  const isAhead = (instant: string) => Date.parse(instant) > now.getTime()
  if (expiresAt !== null && !isAhead(expiresAt)) throw no('days_over')
  if (Object.values(targets).includes(undefined)) throw no('target_unknown')
  const isNew = await insertPromoCode(context.db, { ...wish, ...targets, code, startsAt, expiresAt })
  if (!isNew) throw new ApiError('conflict', 'promo.code_taken')
  return { startsLater: startsAt !== null && isAhead(startsAt) }
}

function isWhole(number: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(number) && number >= 1 && number <= most
}

/** The instant at which the day (or the one so many days after it) begins. */
function startOf(localDate: string, daysAfter: number, zone: string): string {
  try {
    return Temporal.PlainDate.from(localDate, { overflow: 'reject' })
      .add({ days: daysAfter })
      .toZonedDateTime(zone)
      .toInstant()
      .toString()
  } catch {
    throw new ApiError('invalid', 'promo.days_invalid')
  }
}
