import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { guestKinds, type GuestMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { mayResend, moveKinds } from './may-resend.ts'
import { MAX_AN_HOUR } from './order-acts.ts'

interface MailRow {
  kind: GuestMessageKind
  email: string
  state: OrderState
  isTransfer: boolean
  isInTime: boolean
  itemState: ItemState | null
  isLatestMove: boolean
  hasText: boolean
}

/**
 * Sends a mail to the guest of an order again, to their current address.
 * @throws ApiError `console.not_found`, `console.guest_forgotten`, `console.mail_outdated` if it is no longer true,
 * `console.too_many_mails`
 */
export async function resendMail(
  context: Context,
  input: { orderId: number; mailId: number; recordOf: (kind: GuestMessageKind) => RecordChange },
): Promise<void> {
  const { orderId, mailId } = input
  await context.db.transaction(async (tx) => {
    const mail = await lockMail(tx, { orderId, mailId })
    if (!mail) throw new ApiError('missing', 'console.not_found')
    await countAttempt(tx, { key: `mails ${orderId}`, most: MAX_AN_HOUR, windowSeconds: 3600, code: 'console.too_many_mails' }) // prettier-ignore
    if (mail.email === '') throw new ApiError('conflict', 'console.guest_forgotten')
    if (!mayResend(mail.kind, mail)) throw new ApiError('conflict', 'console.mail_outdated')
    await tx.rows(
      named({
        name: 'desk.resend_mail',
        // By email only, with the same payload. A mail with the same fact is queued once, so each has a number.
        text: queueMessages({
          kind: 'input.kind',
          fact: `input.reference || '/again/' || (select count(*) from outbox m where m.payload ->> 'reference' = input.reference)`,
          recipient: 'input.email',
          language: 'input.language',
          payload: 'input.payload',
          from: `(select m.kind, m.payload, o.reference, o.email, o.language from outbox m, orders o where m.id = :mailId and o.id = :orderId) input`,
        }),
        values: { orderId, mailId },
      }),
    )
    await input.recordOf(mail.kind)(tx, orderId)
  })
}

/** Locks the order: it does not change before the mail is queued, and simultaneous mails get different numbers. */
async function lockMail(tx: Tx, input: { orderId: number; mailId: number }): Promise<MailRow | undefined> {
  const rows = await tx.rows<MailRow>(
    named({
      name: 'desk.lock_mail',
      text: `select m.kind, o.email, o.status as state, o.payment_method = 'bank_transfer' as "isTransfer",
          o.hold_expires_at > rihla_now() as "isInTime", m.body is not null as "hasText",
          (select i.status from order_item i where i.order_id = o.id and i.id = (m.payload ->> 'bookingId')::bigint) as "itemState",
          not exists (select from outbox l where l.payload ->> 'reference' = o.reference and l.id > m.id
            and l.payload -> 'bookingId' = m.payload -> 'bookingId' and l.channel = 'email' and l.kind = any (:moveKinds::text[])) as "isLatestMove"
        from orders o join outbox m on m.payload ->> 'reference' = o.reference
        where o.id = :orderId and m.id = :mailId and m.channel = 'email' and m.sent_at is not null
          and m.kind in (${guestKinds})
        for no key update of o`,
      values: { ...input, moveKinds },
    }),
  )
  return rows[0]
}
