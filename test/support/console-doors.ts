import { readFileSync } from 'node:fs'
import { PASSWORD } from './console.ts'

// test/openapi.test.ts compares this file with the API itself.
const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> }
/** Every route of the console. */
export const consoleRoutes = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/console/'))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/console', '')}`)) // prettier-ignore

export interface Door {
  body?: unknown
  query?: string
  /** Its response is not JSON. */
  isFile?: boolean
  /** Roles that may use it; others get 403. Undefined: all signed-in people. */
  roles?: string[]
  /** Addresses a row of another supplier, which does not exist for a supplier's manager. */
  isForeign?: boolean
  /** Addresses a row that does not exist, also for the roles that may use it. */
  isMissing?: boolean
  /** The error code for a row that does not exist, if it is not `console.not_found`. */
  missingCode?: string
  missingStatus?: number
}

const readers = ['owner', 'support', 'finance', 'analyst', 'supplier_manager', 'supplier_office', 'supplier_finance']
const answerers = ['owner', 'support', 'supplier_manager', 'supplier_office']
/** The roles that answer the marketplace's guests. */
const servants = ['owner', 'support']
const managers = ['owner', 'supplier_manager']
const doormen = ['owner', 'support', 'supplier_manager', 'supplier_office', 'guide']
/** The roles that may see the guests of orders. */
const hostsOfOrders = ['owner', 'support', 'finance', 'supplier_manager', 'supplier_office']
const hosts = [...doormen, 'finance']
const planners = ['owner', 'support', 'editor', 'supplier_manager', 'supplier_office']
const calendar = [...hosts, 'editor']
/** Without a session. */
export const open = new Set([
  'POST /sign-in',
  'POST /passkey/options',
  'POST /passkey/sign-in',
  'POST /invitation/details',
  'POST /invitation',
  'POST /invitation/totp',
  'POST /door/pass',
])
/** Each route that needs a session, with a sample request and the roles that may send it. */
export const doors: Record<string, Door> = {
  'GET /me': {},
  'PUT /me': { body: { name: 'Nora', language: 'ar' } },
  'PUT /me/notices': { body: { notices: ['change'] } },
  'POST /sign-out': {},
  'GET /me/sessions': {},
  'DELETE /me/sessions/{sessionId}': {},
  'PUT /me/membership': { body: { membershipId: 1 } },
  'PUT /me/offers/{membershipId}': { body: { isAccepted: true } },
  'POST /me/proof': { body: { code: '000000' } },
  'PUT /me/password': { body: { password: PASSWORD, confirmPassword: PASSWORD } },
  'POST /me/totp': {},
  'PUT /me/totp': { body: { code: '000000' } },
  'POST /me/recovery-codes': {},
  'POST /me/passkeys/options': {},
  'POST /me/passkeys': { body: { name: 'Phone', response: { is: 'no credential' } } },
  'DELETE /me/passkeys/{passkeyId}': {},
  'GET /staff': { roles: managers },
  'POST /staff': { roles: managers, body: { email: 'x', name: 'X', language: 'en', role: 'guide', supplierId: null } },
  'POST /staff/{staffId}/invitation': { roles: managers, isForeign: true },
  'POST /staff/{staffId}/reset': { roles: managers, isForeign: true },
  'GET /staff/{staffId}/sessions': { roles: managers, isForeign: true },
  'DELETE /staff/{staffId}/sessions/{sessionId}': { roles: managers, isForeign: true },
  'PUT /memberships/{membershipId}': { roles: managers, isForeign: true, body: { role: 'supplier_office' } },
  'DELETE /memberships/{membershipId}': { roles: managers, isForeign: true },
  'GET /roles': { roles: managers },
  'POST /roles/{code}/preview': { roles: managers },
  'DELETE /me/preview': {},
  'PUT /roles/{code}': { roles: ['owner'], body: { permissions: [], seenPermissions: [] } },
  'GET /departures': { roles: calendar, query: '?from=2026-01-01&to=2026-01-07' },
  'GET /departures/month': { roles: calendar, query: '?month=2026-01' },
  'GET /departures/month/guides': { roles: calendar, query: '?month=2026-01' },
  'GET /departures/booked': { roles: planners, query: '?ids={ownDeparture}' },
  'GET /departures/unplanned': { roles: planners },
  'GET /departures/prices': { roles: planners, query: '?ids={ownDeparture}' },
  'POST /departures/changes': {
    roles: planners,
    isForeign: true,
    body: { departureIds: ['{departureId}'], change: { kind: 'close' } },
  },
  'GET /departures/{departureId}': { roles: hosts, isForeign: true },
  // The departure of the test has begun.
  'GET /departures/{departureId}/disruption': {
    roles: answerers,
    isForeign: true,
    isMissing: true,
    missingCode: 'console.departure_started',
    missingStatus: 409,
  },
  'POST /departures/{departureId}/disruption': {
    roles: answerers,
    isForeign: true,
    body: { change: { kind: 'cancel' }, reason: 'Storm', seenBookings: 1 },
  },
  // Omits another supplier's departures.
  'GET /departures/disruptions': { roles: answerers, query: '?ids={ownDeparture}' },
  'POST /departures/disruptions': {
    roles: answerers,
    isForeign: true,
    body: {
      departures: [{ departureId: '{departureId}', seenBookings: 1 }],
      change: { kind: 'cancel' },
      reason: 'Storm',
    },
  },
  'GET /disruptions': { roles: answerers, query: '?ids=987654321' },
  'GET /disruptions/{disruptionId}': { roles: answerers, isMissing: true },
  'POST /disruptions/{disruptionId}/retry': { roles: answerers, isMissing: true },
  'GET /departures/{departureId}/message': { roles: answerers, isForeign: true },
  'POST /departures/{departureId}/message': {
    roles: answerers,
    isForeign: true,
    body: { texts: { ar: null, en: { subject: 'Gate B', text: 'Meet us at gate B.' } }, seenGuests: 1 },
  },
  'POST /departures/{departureId}/manifest.csv': { roles: hosts, isForeign: true, isFile: true },
  'POST /departures/{departureId}/manifest.pdf': { roles: hosts, isForeign: true, isFile: true },
  'GET /departures/hosts': { roles: hosts, query: '?day=today' },
  'POST /departures/manifests.pdf': {
    roles: hosts,
    isForeign: true,
    isFile: true,
    query: '?day=today&supplierId={supplierId}',
  },
  'PUT /departures/{departureId}/guides': {
    roles: planners,
    isForeign: true,
    body: { staffIds: [], seenStaffIds: [] },
  },
  'POST /departures/{departureId}/no-shows': { roles: doormen, isForeign: true },
  'GET /check-in': { roles: doormen },
  'POST /check-in': {
    roles: doormen,
    isForeign: true,
    body: { ticket: { code: 'AAAA' }, departureId: '{departureId}' },
  },
  'PUT /check-in/{scanId}': { roles: doormen, isForeign: true, body: { arrived: 1 } },
  'DELETE /check-in/{scanId}': { roles: doormen, isForeign: true },
  // Guides' passes may use these too (door.test.ts).
  'GET /door/list': { roles: doormen },
  'POST /door/scans': {
    roles: doormen,
    body: { who: 'pass 0', scans: [{ id: '9a6f7c1e-5b7c-4f0e-9a36-1c2d3e4f5a6b', ticket: { code: 'AAAA' }, departureId: null, at: '2026-01-01T00:00:00Z', wasOffline: true, arrived: null, isUndone: false }] }, // prettier-ignore
  },
  'POST /door/no-shows': { roles: doormen, isForeign: true, body: { departureId: '{departureId}' } },
  'GET /departures/{departureId}/passes': { roles: doormen, isForeign: true },
  'POST /passes': {
    roles: doormen,
    isForeign: true,
    body: { name: 'Phone of Khalid', departureIds: ['{departureId}'] },
  },
  'DELETE /passes/{passId}': { roles: doormen, isForeign: true },
  // What it returns depends on the role (today.test.ts).
  'GET /today': {},
  // An endless stream, by permission and scope (changes.test.ts).
  'GET /changes': {},
  // By the kind of the row (presence.test.ts).
  'PUT /presence': { roles: readers, body: { kind: 'order', key: 'RH-22222222', isOpen: true } },
  'GET /orders': { roles: readers },
  'GET /orders/choices': { roles: readers },
  'GET /bulk': { roles: servants },
  'POST /bulk': { roles: servants, body: { task: { act: 'resend' }, references: ['RH-22222222'] } },
  'GET /bulk/{bulkActId}': { roles: servants, isMissing: true },
  'POST /bulk/{bulkActId}/stop': { roles: servants, isMissing: true },
  'GET /views': { roles: readers, query: '?list=orders' },
  'POST /views': {
    roles: readers,
    body: { list: 'orders', name: 'Late', params: { queue: 'on_hold' }, isShared: false },
  },
  // Whose views exist for whom: views.test.ts.
  'PUT /views/{viewId}': { isForeign: true, body: { name: 'Late', isShared: false, version: 1 } },
  'DELETE /views/{viewId}': { isForeign: true },
  'POST /orders/export': { roles: readers, isFile: true },
  'GET /find': { roles: readers, query: '?q=sara' },
  'GET /orders/{reference}': { roles: readers, isForeign: true, isMissing: true },
  'POST /orders/{reference}/confirm': { roles: answerers, isForeign: true, isMissing: true },
  'POST /orders/{reference}/reject': {
    roles: answerers,
    isForeign: true,
    isMissing: true,
    body: { reason: 'no boat' },
  },
  'POST /orders/{reference}/payment-link': { roles: ['owner', 'support'] },
  'POST /orders/{reference}/confirmation': { roles: ['owner', 'support'] },
  'GET /orders/{reference}/invoice.pdf': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'GET /orders/{reference}/items/{itemId}/ticket.pdf': { roles: hostsOfOrders, isForeign: true, isMissing: true },
  'GET /orders/{reference}/items/{itemId}/credit-note.pdf': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'GET /orders/{reference}/items/{itemId}/calendar.ics': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'GET /orders/{reference}/mails/{mailId}': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'POST /orders/{reference}/mails/{mailId}/resend': { roles: servants, isMissing: true },
  'POST /orders/{reference}/notes': { roles: hostsOfOrders, isForeign: true, body: { text: 'x' } },
  'PUT /orders/{reference}/assignee': { roles: ['owner', 'support'], body: { staffId: null, seenStaffId: null } },
  'PUT /orders/{reference}/guest': {
    roles: ['owner', 'support'],
    body: {
      firstName: 'Sara',
      lastName: 'Ali',
      email: 'new@example.com',
      phoneNumber: '+966501234567',
      seen: { firstName: 'Sara', lastName: 'Ali', email: 'sara@example.com', phoneNumber: '+966501234567' },
    },
  },
  'POST /orders/{reference}/items/{itemId}/confirm': { roles: answerers, isForeign: true, isMissing: true },
  'POST /orders/{reference}/items/{itemId}/reject': {
    roles: answerers,
    isForeign: true,
    isMissing: true,
    body: { reason: 'no boat' },
  },
  'GET /orders/{reference}/items/{itemId}/cancellation': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'POST /orders/{reference}/items/{itemId}/cancel': {
    roles: ['owner', 'support'],
    body: { reason: 'no boat', refund: 'policy', refundMinor: 0 },
  },
  'GET /orders/{reference}/items/{itemId}/refund': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'POST /orders/{reference}/items/{itemId}/refund': {
    roles: ['owner', 'support', 'finance'],
    isMissing: true,
    body: { reason: 'no boat', refundMinor: 100, seenLeftMinor: 100 },
  },
  'GET /orders/{reference}/items/{itemId}/rebooking': {
    roles: ['owner', 'support'],
    query: '?near=2030-01-01',
    isMissing: true,
  },
  'POST /orders/{reference}/items/{itemId}/rebook': {
    roles: ['owner', 'support'],
    body: { departureId: 1, seenPriceMinor: 0, difference: 'refund', reason: 'no boat' },
  },
  'DELETE /orders/{reference}/items/{itemId}/date-changes/{changeId}': { roles: ['owner', 'support'] },
  'GET /quotes': { roles: servants },
  'GET /quotes/products': { roles: servants },
  'POST /quotes': {
    roles: servants,
    isMissing: true,
    missingCode: 'quotes.product_unknown',
    body: { key: '9a6f7c1e-5b7c-4f0e-9a36-1c2d3e4f5a6b', productId: 987654321, firstName: 'Sara', lastName: 'Ali', email: 'sara@example.com', phoneNumber: '+97333123456', language: 'en', priceMinor: 100_000, localDate: '2099-01-01', localTime: '09:00', travellers: 2, includes: {}, message: '', validDays: 7 }, // prettier-ignore
  },
  'GET /quotes/{reference}': { roles: servants, isMissing: true, missingCode: 'quotes.quote_unknown' },
  'POST /quotes/{reference}/answer': {
    roles: servants,
    isMissing: true,
    missingCode: 'quotes.quote_unknown',
    body: { priceMinor: 100_000, localDate: '2099-01-01', localTime: '09:00', travellers: null, includes: {}, message: '', validDays: 7, seen: { state: 'received', number: 0 } }, // prettier-ignore
  },
  'POST /quotes/{reference}/decline': {
    roles: servants,
    isMissing: true,
    missingCode: 'quotes.quote_unknown',
    body: { reason: 'no boat', seen: { state: 'received', number: 0 } },
  },
  'POST /quotes/{reference}/notes': {
    roles: servants,
    isMissing: true,
    missingCode: 'quotes.quote_unknown',
    body: { text: 'calls back at noon' },
  },
  'PUT /quotes/{reference}/assignee': {
    roles: servants,
    isMissing: true,
    missingCode: 'quotes.quote_unknown',
    body: { staffId: null, seenStaffId: null },
  },
  'GET /messages': { roles: servants },
  'GET /messages/{messageId}': { roles: servants, isMissing: true },
  'POST /messages/{messageId}/replies': {
    roles: servants,
    isMissing: true,
    body: { text: 'Hello', isClosing: true, seenReplies: 0 },
  },
  'PUT /messages/{messageId}/closed': { roles: servants, isMissing: true, body: { isClosed: true } },
  'POST /messages/{messageId}/notes': { roles: servants, isMissing: true, body: { text: 'calls back at noon' } },
  'PUT /messages/{messageId}/assignee': {
    roles: servants,
    isMissing: true,
    body: { staffId: null, seenStaffId: null },
  },
  'GET /reply-templates': { roles: servants },
  'POST /reply-templates': { roles: ['owner'], body: { name: 'X', text: { ar: 'أهلًا', en: 'Hello' } } },
  'PUT /reply-templates/{templateId}': {
    roles: ['owner'],
    isMissing: true,
    body: { name: 'X', text: { ar: 'أهلًا', en: 'Hello' }, seenVersion: 1 },
  },
  'DELETE /reply-templates/{templateId}': { roles: ['owner'], isMissing: true, query: '?seenVersion=1' },
  'GET /reviews': { roles: servants },
  'GET /reviews/{reviewId}': { roles: servants, isMissing: true, missingCode: 'reviews.review_unknown' },
  'POST /reviews/{reviewId}/publish': {
    roles: servants,
    isMissing: true,
    missingCode: 'reviews.review_unknown',
    body: { seenState: 'waiting' },
  },
  'POST /reviews/{reviewId}/reject': {
    roles: servants,
    isMissing: true,
    missingCode: 'reviews.review_unknown',
    body: { seenState: 'waiting', reason: 'a phone number' },
  },
  'PUT /reviews/{reviewId}/reply': {
    roles: servants,
    isMissing: true,
    missingCode: 'reviews.review_unknown',
    body: { text: 'Thank you', seenReply: null },
  },
  'GET /money': { roles: ['owner', 'support', 'finance'] },
  'POST /money/export': { roles: ['owner', 'support', 'finance'], query: '?tab=payments', isFile: true },
  'GET /money/{key}': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'POST /money/payments/{paymentId}/receipts': {
    roles: ['owner', 'finance'],
    body: { amountMinor: 1000, bankReference: 'FT1', receivedOn: '2026-01-01', seenReceivedMinor: 0 },
  },
  'POST /money/payments/{paymentId}/shortfall': {
    roles: ['owner', 'finance'],
    body: { reason: 'bank fees', seenReceivedMinor: 0 },
  },
  'POST /money/payments/{paymentId}/reconcile': { roles: ['owner', 'support', 'finance'] },
  'POST /money/refunds/{refundId}/retry': {
    roles: ['owner', 'support', 'finance'],
    body: { seen: { state: 'failed', attempts: 1 } },
  },
  'POST /money/refunds/{refundId}/sent': {
    roles: ['owner', 'finance'],
    body: { bankReference: 'FT1', seen: { state: 'failed', attempts: 1 } },
  },
  'POST /money/findings/{findingId}/handled': { roles: ['owner', 'support', 'finance'], body: { note: 'called' } },
  'GET /travellers/{reference}': { roles: ['owner', 'support', 'finance'], isMissing: true },
  'POST /travellers/{reference}/export': { roles: ['owner', 'support'], isFile: true },
  'POST /travellers/{reference}/delete': { roles: ['owner', 'support'], body: { reason: 'asked', seenOrders: 1 } },
  'GET /health': { roles: ['owner', 'support', 'finance'] },
  'POST /health/messages/{outboxId}/retry': {
    roles: ['owner', 'support', 'finance'],
    isMissing: true,
    missingCode: 'console.not_sendable',
    missingStatus: 409,
  },
  'POST /health/messages/{outboxId}/give-up': {
    roles: ['owner', 'support', 'finance'],
    isMissing: true,
    missingCode: 'console.failure_over',
    missingStatus: 409,
  },
  'POST /health/events/{eventId}/retry': {
    roles: ['owner', 'support', 'finance'],
    isMissing: true,
    missingCode: 'console.failure_over',
    missingStatus: 409,
  },
  'POST /health/events/{eventId}/give-up': {
    roles: ['owner', 'support', 'finance'],
    isMissing: true,
    missingCode: 'console.failure_over',
    missingStatus: 409,
  },
  'GET /audit': { roles: ['owner', 'finance', 'supplier_manager'] },
  'POST /audit/export': { roles: ['owner', 'finance', 'supplier_manager'], isFile: true },
}
