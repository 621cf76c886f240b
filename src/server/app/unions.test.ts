import { expect, test } from 'vitest'
import { auditActions, auditSubjects } from '#domain/audit-actions.ts'
import { bulkActs, bulkTransitions } from '#domain/bulk-act.ts'
import { disruptedTransitions, disruptionKinds } from '#domain/disruption.ts'
import { holdTransitions } from '#domain/hold-states.ts'
import { itemTransitions } from '#domain/item-states.ts'
import { findingKinds } from '#domain/money-findings.ts'
import { notices } from '#domain/notices.ts'
import { orderTransitions } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { paymentTransitions } from '#domain/payment-states.ts'
import { productTransitions } from '#domain/product-states.ts'
import { quoteTransitions } from '#domain/quote-states.ts'
import { refundReasons } from '#domain/refund-reasons.ts'
import { refundTransitions } from '#domain/refund-states.ts'
import { reviewTransitions } from '#domain/review-states.ts'
import { presenceKinds } from '#domain/presence.ts'
import { savedLists } from '#domain/saved-views.ts'
import { eventReasons } from '#server/booking/event-reasons.ts'
import { allMessageKinds } from '#server/outbox/message-kinds.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test.each([
  ['orders', 'status', Object.keys(orderTransitions)],
  ['orders', 'payment_method', [...paymentMethodCodes]],
  ['order_item', 'status', Object.keys(itemTransitions)],
  ['hold', 'status', Object.keys(holdTransitions)],
  ['payment', 'status', Object.keys(paymentTransitions)],
  ['refund', 'status', Object.keys(refundTransitions)],
  ['quote_request', 'status', Object.keys(quoteTransitions)],
  ['review', 'status', Object.keys(reviewTransitions)],
  ['product', 'status', Object.keys(productTransitions)],
  ['order_event', 'reason', Object.keys(eventReasons)],
  ['refund', 'reason', [...refundReasons]],
  ['money_finding', 'kind', [...findingKinds]],
  ['outbox', 'kind', allMessageKinds],
  ['membership', 'notices', [...notices]],
  ['audit_entry', 'action', [...auditActions]],
  ['disruption', 'kind', [...disruptionKinds]],
  ['disruption_booking', 'state', Object.keys(disruptedTransitions)],
  ['presence', 'kind', [...presenceKinds]],
  ['saved_view', 'list', [...savedLists]],
  ['bulk_act', 'act', [...bulkActs]],
  ['bulk_act_order', 'state', Object.keys(bulkTransitions)],
  ['audit_entry', 'subject_kind', [...auditSubjects]],
])('the CHECK of %s.%s lists the values of its TypeScript union', async (table, column, values) => {
  const rows = await fixtures.context.db.rows<{ definition: string }>({
    name: 'test.check_of_column',
    text: `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.conrelid = $1::regclass and a.attname = $2 and c.contype = 'c'`,
    values: [table, column],
  })
  const listed = rows.flatMap(({ definition }) => [...definition.matchAll(/'([\w.]+)'/g)].map(([, value]) => value))
  expect(listed.toSorted()).toEqual(values.toSorted())
})
