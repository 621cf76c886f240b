import { isChoiceSql } from './line-choice.sql.ts'

/*
 * What the page of an order says about its visitor's cart. These are columns of a larger statement; `key`: SQL, the
 * hash of the cart's token, or null.
 */

/** How many items the cart has, for the header. */
export const countItemsSql = (key: string) =>
  `(select count(*)::int from cart_item i join cart c on c.id = i.cart_id where c.key = ${key})`

/** Ids of the cart's items that the order was made of and that are still in the cart, as a JSON array. `order`: SQL, its id. */
export const itemsOfOrderSql = (key: string, order: string) =>
  `coalesce((select jsonb_agg(i.id order by i.id) from cart_item i join cart c on c.id = i.cart_id join order_item b on b.intent = i.intent
    where c.key = ${key} and b.order_id = ${order}), '[]')`

/** Whether the cart still has every item of the order, with the same choice: the order can be placed again as its page shows it. */
export const isCartAsOrderedSql = (key: string, order: string) =>
  `not exists (select from order_item b where b.order_id = ${order} and not exists (
    select from cart_item i join cart c on c.id = i.cart_id where c.key = ${key} and i.intent = b.intent
      and ${isChoiceSql('i', { optionId: 'b.option_id', departureId: 'b.departure_id', duration: 'b.duration', choice: 'b.choice', guideLanguage: 'b.guide_language' })}))`
