import { describe, expect, test } from 'vitest'
import ar from '#messages/ar/mail.json' with { type: 'json' }
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
  quote_turned_down: 'quotes/decline-quote-as-buyer.ts',
  quote_expired: 'quotes/quote-follower.ts and queries.ts',
  contact_message: 'content/send-message.ts',
  account_link: 'accounts/sign-up.ts',
  account_deleted: 'app/accounts/delete-account.ts',
  password_changed: 'accounts/change-password.ts',
  password_reset: 'accounts/request-reset.ts',
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
    contact_message: words.contact.subject,
    account_link: words.account.signUp,
    password_reset: words.reset.subject,
  }
  test.each(allMessageKinds)('exist for the mail %s', (kind) => {
    expect(sections[kind] ?? named.map((section) => section[kind]).find((one) => one !== undefined)).toBeTruthy()
  })

  test('exist only for mails that are written', () => {
    expect(Object.keys(words.kinds).filter((kind) => !(kind in messageKinds))).toEqual([])
  })
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
