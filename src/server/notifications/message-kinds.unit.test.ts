import { describe, expect, test } from 'vitest'
import consoleAr from '#messages/ar/console.json' with { type: 'json' }
import ar from '#messages/ar/mail.json' with { type: 'json' }
import consoleEn from '#messages/en/console.json' with { type: 'json' }
import en from '#messages/en/mail.json' with { type: 'json' }
import { effects } from '#server/booking/effects.ts'
import { reminders } from '#server/booking/orders/remind-buyers.ts'
import { allMessageKinds, kindsWith, messageKinds, type MessageKind } from '#server/outbox/message-kinds.ts'
import { templateOfKind } from './whatsapp-message.ts'

/** Kinds written by use cases of other modules rather than by a change of an order. */
const useCases: Partial<Record<MessageKind, string>> = {
  quote_received: 'quotes/request-quote.ts',
  quote_request: 'quotes/request-quote.ts',
  quote_answered: 'quotes/answer-quote.ts',
  quote_declined: 'quotes/decline-quote.ts',
  quote_declined_by_buyer: 'quotes/decline-quote-as-buyer.ts',
  quote_expired: 'quotes/quote-follower.ts and queries.ts',
  review_rejected: 'reviews/moderate-review.ts',
  contact_message: 'content/send-message.ts',
  contact_reply: 'content/reply-to-message.ts',
  account_link: 'accounts/sign-up.ts',
  account_deleted: 'app/accounts/delete-account.ts',
  guest_deleted: 'app/console/travellers/mail-deletion.ts',
  passkey_added: 'accounts/passkeys/add-passkey.ts',
  email_changed: 'app/accounts/confirm-email-change.ts',
  new_email_code: 'accounts/request-email-change.ts',
  proof_code: 'accounts/request-proof.ts',
  sign_in_code: 'accounts/request-code.ts',
  password_changed: 'accounts/change-password.ts',
  password_reset: 'accounts/request-reset.ts',
  console_invite: 'staff/invite-staff.ts, resend-invitation.ts, change-membership.ts and reset-factors.ts',
  console_access: 'staff/invite-staff.ts, change-membership.ts and end-membership.ts',
  console_reset: 'staff/reset-factors.ts',
  console_session: 'staff/end-session-of.ts',
  console_offer: 'staff/invite-staff.ts and resend-invitation.ts',
  console_factor: 'staff/tell-own-change.ts',
  departure_message: 'booking/commands/message-guests.ts',
  guest_changed: 'booking/commands/change-guest.ts',
  refund_delayed: 'booking/payments/refund-queries.ts',
  refund_sent: 'booking/payments/refund-queries.ts',
  notice_booking: 'booking/desk/queue-notices.ts',
  notice_reserved: 'booking/desk/queue-notices.ts',
  notice_request: 'booking/desk/queue-notices.ts',
  notice_change: 'booking/desk/queue-change-notices.ts',
  notice_departure: 'trips/disruptions/begin-disruption.ts',
}

/** The kinds in an effect list, at any depth. */
const kindsIn = (value: unknown): MessageKind[] =>
  typeof value === 'string'
    ? allMessageKinds.filter((kind) => kind === value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(kindsIn)
      : []

test('every message kind is written by an effect of an order, a reminder or a named use case', () => {
  const written = [...kindsIn(effects), ...reminders.map(({ kind }) => kind), ...Object.keys(useCases)]
  expect([...new Set(written)].toSorted()).toEqual(allMessageKinds.toSorted())
})

describe.each([
  ['ar', ar],
  ['en', en],
])('the words of messages in %s', (_, words) => {
  const named: Record<string, unknown>[] = [words.kinds, words.staff, words.quotes, words.account]
  /** Kinds whose words have another key. */
  const sections: Partial<Record<MessageKind, unknown>> = {
    booking_cancelled: words.cancellation.subject,
    booking_refunded: words.refund.subject,
    booking_rebooked: words.rebooking.subject.date,
    booking_date_link: words.dateChange.booking_date_link.subject,
    booking_date_kept: words.dateChange.booking_date_kept.subject,
    booking_date_refunded: words.dateChange.booking_date_refunded.subject,
    refund_delayed: words.refund.refund_delayed,
    refund_sent: words.refund.refund_sent,
    departure_cancelled: words.cancellation.departure,
    departure_moved: words.rebooking.departure,
    contact_message: words.contact.subject,
    contact_reply: words.contact.reply.subject,
    account_link: words.account.signUp,
    new_email_code: words.account.new_email.subject,
    password_reset: words.reset.subject,
    proof_code: words.account.proof.subject,
    sign_in_code: words.account.code.subject,
    console_invite: words.console.console_invite,
    console_access: words.console.console_access,
    console_reset: words.console.console_reset,
    console_session: words.console.console_session,
    console_offer: words.console.console_offer,
    console_factor: words.console.console_factor,
    departure_message: words.departureMessage,
    guest_changed: words.guest.subject,
    review_rejected: words.review.subject,
    notice_booking: words.notice.notice_booking,
    notice_reserved: words.notice.notice_reserved,
    notice_request: words.notice.notice_request,
    notice_change: words.notice.notice_change,
    notice_departure: words.notice.notice_departure,
  }
  test.each(allMessageKinds)('exist for the mail %s', (kind) => {
    expect(sections[kind] ?? named.map((section) => section[kind]).find((one) => one !== undefined)).toBeTruthy()
  })

  test('exist only for mails that are written', () => {
    expect(Object.keys(words.kinds).filter((kind) => !(kind in messageKinds))).toEqual([])
  })
})

test.each([
  ['ar', consoleAr],
  ['en', consoleEn],
])("every mail about an order has a name in the console's timeline in %s", (_, words) => {
  const aboutOrders = allMessageKinds.filter((kind) => /^(order|booking|refund|departure|staff)_/.test(kind))
  expect(aboutOrders.filter((kind) => !(kind in words.orders.mails))).toEqual([])
})

test('every message kind that is copied to WhatsApp has a template, and no other kind has one', () => {
  const copied = allMessageKinds.filter((kind) => messageKinds[kind].whatsapp !== 'never')
  expect(Object.keys(templateOfKind).toSorted()).toEqual(copied.toSorted())
})

test("the supplier's answers are copied to WhatsApp also for buyers who did not ask for everything", () => {
  expect(kindsWith({ whatsapp: 'answers' }).split(', ').toSorted()).toEqual(
    ["'order_accepted'", "'order_on_hold'", "'order_rejected'", "'order_unanswered'"].toSorted(),
  )
})
