import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { moneyActs, travellerActs } from '#test/support/door-acts.ts'
import { onHold, reserved } from '#test/support/staff.ts'
import { inviteStaff } from '#server/staff/invite-staff.ts'
import { findPersonByEmail } from '#server/staff/find-person.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import {
  PASSWORD,
  askConsole,
  nextCodeOf,
  personOf,
  staffEmail,
  staffPerson,
  supplierId,
} from '#test/support/console.ts'
import { consoleRoutes, doors } from '#test/support/console-doors.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, departureOf, futureDepartureOf, ticketToday, tripOf } from '#test/support/trips.ts'
import { failedMail } from '#test/support/failed-mail.ts'
import { stuckEvent } from '#test/support/stuck-event.ts'
import { contactMessage } from '#test/support/messages.ts'
import { waitingReview } from '#test/support/reviews.ts'
import { quotableProduct, requestedQuote, sampleQuoteAnswer } from '#test/support/quotes.ts'
import { requestOfTwo } from '#test/support/requests.ts'
import { carryOutDisruptions } from '#server/trips/disruptions/carry-out-disruptions.ts'

const fixtures = useFixtures()

/** Routes without an entry: they read, create a challenge or a secret that is not in use yet, or say what is open. */
const withoutEntry = new Set([
  'POST /passkey/options',
  'POST /invitation/details',
  'POST /invitation/totp',
  'POST /me/totp',
  'POST /me/passkeys/options',
  'PUT /presence',
])

async function bought(context: ApiContext): Promise<string> {
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
  await pay(context, reference)
  return reference
}

const count = async () =>
  (
    await fixtures.context.db.rows<{ count: number }>({
      name: 'test.count_audit',
      text: 'select count(*) from audit_entry',
    })
  )[0]?.count ?? 0

test('every unsafe route leaves exactly one entry in the audit log, in the order of a working day', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const { token, secret, email, staffId } = await staffPerson(context, 'owner')
  const other = await staffPerson(context, 'support')
  const [ofOther] = (await findPersonByEmail(context, other)).memberships
  const key = new Authenticator(context.configuration.origin)
  const used = new Set<string>()
  const done = async (route: string, body?: unknown, options: { path?: string; token?: string | null } = {}) => {
    const before = await count()
    const answer = await askConsole(context, options.path ?? route, {
      token: options.token === undefined ? token : options.token,
      body,
      isFile: doors[route]?.isFile ?? false,
    })
    expect([route, answer.status]).toEqual([route, 200])
    expect([route, (await count()) - before]).toEqual([route, withoutEntry.has(route) ? 0 : 1])
    used.add(route)
    return answer.body
  }
  const challengeOf = (answer: Record<string, unknown>) => (answer['options'] as { challenge: string }).challenge

  const registration = await done('POST /me/passkeys/options')
  await done('POST /me/passkeys', { name: 'Phone', response: key.register(challengeOf(registration)) })
  const options = await done('POST /passkey/options', undefined, { token: null })
  await done('POST /passkey/sign-in', { response: key.sign(challengeOf(options)) }, { token: null })
  await done('POST /sign-in', { email, password: PASSWORD, code: nextCodeOf(secret) }, { token: null })
  const { sessions } = (await askConsole(context, 'GET /me/sessions', { token })).body as {
    sessions: { id: number; isThis: boolean }[]
  }
  const elsewhere = sessions.find(({ isThis }) => !isThis)?.id ?? 0
  await done('DELETE /me/sessions/{sessionId}', undefined, { path: `DELETE /me/sessions/${elsewhere}` })
  const proof = await done('POST /passkey/options', undefined, { token: null })
  await done('POST /me/proof', { passkey: key.sign(challengeOf(proof)) })
  await done('PUT /me', { name: 'Nora', language: 'ar' })
  await done('PUT /me/notices', { notices: ['change'] })
  await done('PUT /me/password', { password: PASSWORD, confirmPassword: PASSWORD })
  const { secret: app } = (await done('POST /me/totp')) as { secret: string }
  await done('PUT /me/totp', { code: nextCodeOf(app) })
  await done('POST /me/recovery-codes')
  const { me } = {
    me: (await askConsole(context, 'GET /me', { token })).body as {
      membershipId: number
      factors: { passkeys: { id: number }[] }
    },
  }
  await done('PUT /me/membership', { membershipId: me.membershipId })
  const manager = await personOf(context, await staffPerson(context, 'supplier_manager', supplier))
  await inviteStaff(context, { manager, email, name: 'Omar', language: 'ar', role: 'guide', supplierId: supplier })
  const { offers } = (await askConsole(context, 'GET /me', { token })).body as { offers: { id: number }[] }
  await done('PUT /me/offers/{membershipId}', { isAccepted: false }, { path: `PUT /me/offers/${offers[0]?.id}` })
  await done('DELETE /me/passkeys/{passkeyId}', undefined, {
    path: `DELETE /me/passkeys/${me.factors.passkeys[0]?.id}`,
  })

  const invited = staffEmail()
  await done('POST /staff', { email: invited, name: 'Omar', language: 'ar', role: 'guide', supplierId: supplier })
  const { people: listed } = (await askConsole(context, 'GET /staff', { token })).body as {
    people: { id: number; email: string }[]
  }
  const guide = listed.find((one) => one.email === invited)?.id ?? 0
  await done('POST /staff/{staffId}/invitation', undefined, { path: `POST /staff/${guide}/invitation` })
  const ofOthers = (await askConsole(context, `GET /staff/${other.staffId}/sessions`, { token })).body as { sessions: { id: number }[] } // prettier-ignore
  await done('DELETE /staff/{staffId}/sessions/{sessionId}', undefined, {
    path: `DELETE /staff/${other.staffId}/sessions/${ofOthers.sessions[0]?.id}`,
  })
  await done('POST /staff/{staffId}/reset', undefined, { path: `POST /staff/${other.staffId}/reset` })
  await done('PUT /memberships/{membershipId}', { role: 'editor' }, { path: `PUT /memberships/${ofOther?.id}` })
  await done('DELETE /memberships/{membershipId}', undefined, { path: `DELETE /memberships/${ofOther?.id}` })
  const { reference: held } = await onHold(context)
  const { reference: rejected } = await onHold(context)
  const { reference: later } = await reserved(context)
  const booked = await bought(context)
  const refunded = await bought(context)
  await followOrderEvents(context)
  const ofOrder = (route: string, reference: string, body?: unknown) =>
    done(route, body, { path: route.replace('{reference}', reference) })
  await ofOrder('POST /orders/{reference}/confirm', held)
  await ofOrder('POST /orders/{reference}/reject', rejected, { reason: 'no boat today' })
  const two = await requestOfTwo(context)
  const part = `/orders/${two.reference}/items`
  await done('POST /orders/{reference}/items/{itemId}/confirm', undefined, {
    path: `POST ${part}/${two.own}/confirm`,
  })
  await done(
    'POST /orders/{reference}/items/{itemId}/reject',
    { reason: 'no boat today' },
    { path: `POST ${part}/${two.other}/reject` },
  )
  await ofOrder('POST /orders/{reference}/payment-link', later)
  await ofOrder('POST /orders/{reference}/confirmation', booked)
  const [mail] = await context.db.rows<{ id: number }>({
    name: 'test.sent_confirmation',
    text: `update outbox set sent_at = rihla_now() where kind = 'order_confirmed' and payload ->> 'reference' = $1 returning id`,
    values: [booked],
  })
  const resend = 'POST /orders/{reference}/mails/{mailId}/resend'
  await done(resend, undefined, { path: `POST /orders/${booked}/mails/${mail?.id}/resend` })
  await ofOrder('POST /orders/{reference}/notes', booked, { text: 'calls back' })
  await ofOrder('PUT /orders/{reference}/assignee', booked, { staffId, seenStaffId: null })
  await done('POST /roles/{code}/preview', undefined, { path: 'POST /roles/support/preview' })
  await done('DELETE /me/preview')
  await done('PUT /presence', { kind: 'order', key: booked, isOpen: true })
  await done('POST /orders/export')
  await done('POST /money/export', undefined, { path: 'POST /money/export?tab=payments' })
  await done('POST /audit/export')
  const { id: bulkAct } = await done('POST /bulk', { task: { act: 'resend' }, references: [booked] })
  const stop = 'POST /bulk/{bulkActId}/stop'
  await done(stop, undefined, { path: stop.replace('{bulkActId}', String(bulkAct)) })
  await done('POST /views', { list: 'orders', name: 'Late', params: { queue: 'late' }, isShared: false })
  const { views } = (await askConsole(context, 'GET /views?list=orders', { token })).body as {
    views: { id: number }[]
  }
  const asView = (route: string, body?: unknown) =>
    done(route, body, { path: route.replace('{viewId}', `${views[0]?.id}`) })
  await asView('PUT /views/{viewId}', { name: 'Late ones', isShared: true, version: 1 })
  await asView('DELETE /views/{viewId}')
  const { items, guest } = (await askConsole(context, `GET /orders/${booked}`, { token })).body as {
    items: { id: number; localDate: string }[]
    guest: { firstName: string; lastName: string; email: string; phone: string }
  }
  const { firstName, lastName, email: address, phone: phoneNumber } = guest
  const seen = { firstName, lastName, email: address, phoneNumber }
  await ofOrder('PUT /orders/{reference}/guest', booked, { ...seen, firstName: 'Mona', seen })
  const item = `/orders/${booked}/items/${items[0]?.id}`
  const near = `GET ${item}/rebooking?near=${items[0]?.localDate}`
  const { dates } = (await askConsole(context, near, { token })).body as {
    dates: { departureId: number; priceMinor: number }[]
  }
  const date = { departureId: dates[0]?.departureId, seenPriceMinor: dates[0]?.priceMinor }
  const change = { ...date, difference: 'waive', reason: 'strong wind' }
  await done('POST /orders/{reference}/items/{itemId}/rebook', change, { path: `POST ${item}/rebook` })
  await context.db.rows({
    name: 'test.all_dearer',
    text: `update departure set adjust_basis_points = 5000 where id <> $1 and option_id = (select option_id from departure where id = $1)`,
    values: [date.departureId],
  })
  const dearer = (await askConsole(context, near, { token })).body as {
    dates: { departureId: number; priceMinor: number }[]
  }
  const [dearest] = dearer.dates
  const linkOf = {
    departureId: dearest?.departureId,
    seenPriceMinor: dearest?.priceMinor,
    difference: 'link',
    reason: 'by phone',
  }
  const linked = await askConsole(context, `POST ${item}/rebook`, { token, body: linkOf })
  expect(linked.status).toBe(200)
  const [linkedItem] = linked.body['items'] as { dateChange: { id: number } | null }[]
  await done('DELETE /orders/{reference}/items/{itemId}/date-changes/{changeId}', undefined, { path: `DELETE ${item}/date-changes/${linkedItem?.dateChange?.id}` }) // prettier-ignore
  const quote = (await askConsole(context, `GET ${item}/cancellation`, { token })).body
  const cancellation = { reason: 'strong wind', refund: 'policy', refundMinor: quote['refundMinor'] }
  await done('POST /orders/{reference}/items/{itemId}/cancel', cancellation, { path: `POST ${item}/cancel` })
  const trip = await tripOf(context, supplier, { days: 5 })
  const usedTicket = await bookTrip(context, trip)
  const storm = { change: { kind: 'cancel' }, reason: 'Sandstorm', seenBookings: 1 }
  const { id: disruption } = await done('POST /departures/{departureId}/disruption', storm, { path: `POST /departures/${trip.id}/disruption` }) // prettier-ignore
  await context.db.rows({
    name: 'test.used_ticket',
    text: 'update order_item set redeemed_at = rihla_now() where ticket_code = $1',
    values: [usedTicket],
  })
  await carryOutDisruptions(context)
  await done('POST /disruptions/{disruptionId}/retry', undefined, { path: `POST /disruptions/${String(disruption)}/retry` }) // prettier-ignore
  const second = await tripOf(context, supplier, { days: 5 })
  await bookTrip(context, second)
  const together = { departures: [{ departureId: second.id, seenBookings: 1 }], change: { kind: 'cancel' }, reason: 'Sandstorm' } // prettier-ignore
  await done('POST /departures/disruptions', together)
  const request = await requestedQuote(context)
  const asQuote = (route: string, body: unknown) => done(route, body, { path: route.replace('{reference}', request) })
  const { reference: _, ...offer } = sampleQuoteAnswer(request)
  await asQuote('POST /quotes/{reference}/answer', { ...offer, seen: { state: 'received', number: 0 } })
  await asQuote('POST /quotes/{reference}/decline', { reason: 'no boat', seen: { state: 'answered', number: 1 } })
  await asQuote('PUT /quotes/{reference}/assignee', { staffId, seenStaffId: null })
  await asQuote('POST /quotes/{reference}/notes', { text: 'calls back' })
  const caller = { key: randomUUID(), productId: await quotableProduct(context.db), firstName: 'Sara', lastName: 'Ali', email: 'sara@example.com', phoneNumber: '+97333123456', language: 'en' } // prettier-ignore
  await done('POST /quotes', { ...caller, ...offer, travellers: 2 })
  const message = await contactMessage(context)
  const asMessage = (route: string, body: unknown) =>
    done(route, body, { path: route.replace('{messageId}', `${message.id}`) })
  await asMessage('POST /messages/{messageId}/replies', { text: 'Hello', isClosing: false, seenReplies: 0 })
  await asMessage('PUT /messages/{messageId}/closed', { isClosed: true })
  await asMessage('PUT /messages/{messageId}/assignee', { staffId, seenStaffId: null })
  await asMessage('POST /messages/{messageId}/notes', { text: 'calls back' })
  const template = { name: 'Late', text: { ar: 'أهلًا', en: 'Hello' } }
  const added = await done('POST /reply-templates', template)
  const { id: templateId } = (added['templates'] as { id: number; name: string }[]).find(({ name }) => name === 'Late') ?? { id: 0 } // prettier-ignore
  const asTemplate = (route: string, body?: unknown) =>
    done(route, body, { path: route.replace('{templateId}', `${templateId}`) })
  await asTemplate('PUT /reply-templates/{templateId}', { ...template, name: 'Later', seenVersion: 1 })
  await done('DELETE /reply-templates/{templateId}', undefined, { path: `DELETE /reply-templates/${templateId}?seenVersion=2` }) // prettier-ignore
  const review = await waitingReview(context)
  const asReview = (route: string, body: unknown) =>
    done(route, body, { path: route.replace('{reviewId}', `${review}`) })
  await asReview('POST /reviews/{reviewId}/publish', { seenState: 'waiting' })
  await asReview('PUT /reviews/{reviewId}/reply', { text: 'Thank you', seenReply: null })
  await asReview('POST /reviews/{reviewId}/reject', { seenState: 'published', reason: 'a phone number' })
  await moneyActs(context, done, refunded)
  await travellerActs(context, done, token)
  const failed = await failedMail(context)
  const retry = 'POST /health/messages/{outboxId}/retry'
  await done(retry, undefined, { path: retry.replace('{outboxId}', `${failed}`) })
  const giveUp = 'POST /health/messages/{outboxId}/give-up'
  await done(giveUp, undefined, { path: giveUp.replace('{outboxId}', `${await failedMail(context)}`) })
  const event = await stuckEvent(context)
  for (const act of ['POST /health/events/{eventId}/retry', 'POST /health/events/{eventId}/give-up'])
    await done(act, undefined, { path: act.replace('{eventId}', `${event}`) })
  const seenPermissions = ['orders.read', 'reports.summary', 'reports.read']
  await done('PUT /roles/{code}', { permissions: ['reports.read'], seenPermissions }, { path: 'PUT /roles/analyst' })

  const departureId = await departureOf(context, supplier)
  const ticket = await ticketToday(context, departureId)
  const closing = { departureIds: [await futureDepartureOf(context, supplier)], change: { kind: 'close' } }
  await done('POST /departures/changes', closing)
  const path = (act: string) => act.replace('{departureId}', String(departureId))
  const guides = 'PUT /departures/{departureId}/guides'
  await done(guides, { staffIds: [], seenStaffIds: [] }, { path: path(guides) })
  for (const route of ['POST /departures/{departureId}/manifest.csv', 'POST /departures/{departureId}/manifest.pdf'])
    await done(route, undefined, { path: path(route) })
  const ofDay = 'POST /departures/manifests.pdf'
  await done(ofDay, undefined, { path: `${ofDay}?day=today&supplierId=${supplier}` })
  const answer = await done('POST /check-in', { ticket: { code: ticket } })
  const toAll = 'POST /departures/{departureId}/message'
  const texts = { ar: null, en: { subject: 'Gate B', text: 'Meet us at gate B.' } }
  await done(toAll, { texts, seenGuests: 1 }, { path: path(toAll) })
  const { scanId } = answer['ticket'] as { scanId: number }
  await done('PUT /check-in/{scanId}', { arrived: 1 }, { path: `PUT /check-in/${scanId}` })
  await done('DELETE /check-in/{scanId}', undefined, { path: `DELETE /check-in/${scanId}` })
  const scan = {
    ticket: { code: await ticketToday(context, departureId) },
    departureId,
    arrived: null,
    isUndone: false,
  }
  const scans = [{ ...scan, id: randomUUID(), at: new Date().toISOString(), wasOffline: false }]
  const { who } = (await askConsole(context, 'GET /door/list', { token })).body as { who: { key: string } }
  await done('POST /door/scans', { who: who.key, scans })
  const { token: pass } = await done('POST /passes', { name: 'Phone', departureIds: [departureId] })
  await done('POST /door/pass', { token: pass }, { token: null })
  const { passes } = (await askConsole(context, `GET /departures/${departureId}/passes`, { token })).body as {
    passes: { id: number }[]
  }
  await done('DELETE /passes/{passId}', undefined, { path: `DELETE /passes/${passes[0]?.id}` })
  const noShows = 'POST /departures/{departureId}/no-shows'
  await done(noShows, undefined, { path: path(noShows) })
  await done('POST /door/no-shows', { departureId })
  await done('POST /sign-out')

  const { token: link } = await inviteStaff(context, { manager: null, email: staffEmail(), name: 'Omar', language: 'ar', role: 'support', supplierId: null }) // prettier-ignore
  await done('POST /invitation/details', { token: link }, { token: null })
  const { secret: own } = (await done('POST /invitation/totp', { token: link }, { token: null })) as {
    secret: string
  }
  const acceptance = {
    token: link,
    name: 'Omar',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    language: 'ar',
    code: nextCodeOf(own),
  }
  await done('POST /invitation', acceptance, { token: null })
  expect([...used].toSorted()).toEqual(consoleRoutes.filter((route) => !route.startsWith('GET ')).toSorted())
})
