import { isChoiceSql } from './line-choice.sql.ts'

/*
 * How a cart changes when it is ordered without a payment page. CTEs of the reserve statement, which locks departures and promo code
 * first (docs/rules/places-and-holds.md).
 */

/** Reads input ("cartKey", "emptiesCart"), new_key and promo_of_buyer; returns the cart's id. */
export const CLEAR_PROMO_CODE = `
  update cart set promo_code = null from input, new_key
  where cart.key = input."cartKey" and input."emptiesCart" is not null and (select count(*) from promo_of_buyer) >= 0 returning id`

/** Reads cleared (the cart's id), input ("emptiesCart") and items; a line that is not as it was ordered stays. */
export const REMOVE_ORDERED_LINES = `
  delete from cart_item l using cleared c, input, items i
  where c.id = l.cart_id and l.id = any (input."emptiesCart") and i.intent = l.intent
    and ${isChoiceSql('l', { optionId: 'i."optionId"', departureId: 'i."departureId"', duration: 'i.duration', choice: 'i.choice', guideLanguage: 'i."guideLanguage"' })}
  returning l.id`
