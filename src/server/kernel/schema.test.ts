import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

const NEVER_DELETED = 'rows of the other table are withdrawn or unlisted, never deleted, and no query begins with it'
const ONE_SITE = 'only `npm run sites` deletes a site, and only one that nothing refers to'
const FEW = 'the table has few rows'

/** Foreign keys without an index, with the reason: deleting a referenced row reads the whole table. */
const withoutIndex: Record<string, string> = {
  'cart.site_id': ONE_SITE,
  'cart_item.option_id': NEVER_DELETED,
  'cart_item.pickup_point_id': NEVER_DELETED,
  'message.site_id': ONE_SITE,
  'order_event.order_item_id': 'order items are never deleted, and queries begin with order_id',
  'order_item.option_id': NEVER_DELETED,
  'order_item.product_id': NEVER_DELETED,
  'orders.promo_code_id': 'promo codes are never deleted; queries begin with promo_redemption',
  'orders.site_id': ONE_SITE,
  'post.city_id': FEW,
  'product.category_id': NEVER_DELETED,
  'product.supplier_id': NEVER_DELETED,
  'promo_code.category_id': FEW,
  'promo_code.city_id': FEW,
  'promo_code.product_id': FEW,
  'promo_code.supplier_id': FEW,
  'promo_redemption.promo_code_id': 'promo codes are never deleted; promo_redemption_buyer has those that count',
  'quote_request.order_id': 'orders are never deleted; quote_request_order has those that are not booked yet',
  'quote_request.product_id': NEVER_DELETED,
  'quote_request.site_id': ONE_SITE,
  'quote_request.written_by': 'staff are never deleted',
  'redirect.site_id': FEW,
  'review.product_id': NEVER_DELETED,
  'site.supplier_id': FEW,
  'staff_session.preview_role_id': 'roles are never deleted, and sessions are few',
  'testimonial.product_id': FEW,
}

test('every foreign key has an index that begins with it, or a reason why not', async () => {
  // A partial index suffices if the foreign key implies its condition.
  const rows = await fixtures.context.db.rows<{ name: string }>({
    name: 'test.foreign_keys_without_index',
    text: `select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by 1`,
  })
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(withoutIndex))
})

/** Columns that the test below would report, but whose values are not limited on purpose. */
const unchecked: Record<string, string> = {
  'cart_item.guide_language': 'as in product.guide_languages: the language of a guide may be any',
  'money_finding.currency': 'as the provider writes it',
  'money_finding.provider': 'a provider is a module of src/server/booking/providers',
  'order_event.from_status': 'a log: it may name states that no longer exist',
  'order_event.to_status': 'a log: it may name states that no longer exist',
  'order_item.guide_language': 'as in product.guide_languages: the language of a guide may be any',
  'payment.provider': 'a provider is a module of src/server/booking/providers',
  'payment_event.provider': 'a provider is a module of src/server/booking/providers',
}

test('every status, kind, method, channel, language and currency has a check in the database', async () => {
  const rows = await fixtures.context.db.rows<{ name: string }>({
    name: 'test.unchecked_columns',
    text: `select c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '(^|_)(status|kind|method|channel|provider|language|currency)$'
        and not (t.typtype = 'd' and exists (select from pg_constraint k where k.contypid = t.oid and k.contype = 'c'))
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey))
      order by 1`,
  })
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unchecked))
})

test.each([
  ['total', 'an order that is charged more than its list price', `update orders set total_minor = original_minor + 1`],
  ['currency', 'a currency that is no code', `update orders set currency = 'bhd'`],
  ['language', 'a language without words', `update orders set language = 'fr'`],
  [
    'departure',
    'a departure that ends before it begins',
    `update departure set ends_at = starts_at - interval '1 minute'`,
  ],
])('%s refuses %s', async (name, _, text) => {
  await fixtures.context.db.rows({
    name: 'test.some_order',
    text: `insert into orders (reference, site_id, content_hash, status, payment_method, currency, original_minor, total_minor,
        language, first_name, last_name, email, country_code, phone, hold_expires_at)
      select 'RH-SCHEMA', id, '', 'expired', 'card', 'BHD', 100, 90, 'ar', '', '', '', '', '', now() from site where is_default
      on conflict do nothing`,
  })
  await expect(fixtures.context.db.rows({ name: `test.refused_${name}`, text })).rejects.toMatchObject({
    code: '23514',
  })
})
