interface MessageTraits {
  /**
   * The operator's messages are in the operator's language and outlive the buyer's data; messages to a member of staff
   * are about their own access, or notices of orders, which name no person until they are sent.
   */
  to: 'buyer' | 'operator' | 'staff'
  /** Copied to WhatsApp: never, for buyers with the setting `everything`, or for those and buyers with the setting `answers`. */
  whatsapp: 'never' | 'everything' | 'answers'
  /** `prompt`: about the access to an account, mostly awaited at a screen, without attachments; never sent after tickets. */
  lane: 'prompt' | 'ordinary'
}

/** All kinds of messages in the outbox. */
export const messageKinds = {
  order_confirmed: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_confirmed_late: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_partially_confirmed_late: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_failed_late: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_reserved: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_payment_link: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_reminder: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_last_reminder: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_unpaid: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_on_hold: { to: 'buyer', whatsapp: 'answers', lane: 'ordinary' },
  order_accepted: { to: 'buyer', whatsapp: 'answers', lane: 'ordinary' },
  order_rejected: { to: 'buyer', whatsapp: 'answers', lane: 'ordinary' },
  order_unanswered: { to: 'buyer', whatsapp: 'answers', lane: 'ordinary' },
  order_transfer: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_transfer_part: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_transfer_expired: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  order_payment_failed: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  order_in_progress: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  order_hold_ended: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  booking_cancelled: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  booking_refunded: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  booking_rebooked: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  booking_date_link: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  booking_date_kept: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  booking_date_refunded: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  refund_delayed: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  refund_sent: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  guest_changed: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  departure_cancelled: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  departure_moved: { to: 'buyer', whatsapp: 'everything', lane: 'ordinary' },
  // WhatsApp templates have no free text, and the order's page does not show the message.
  departure_message: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  staff_reserved: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  staff_on_hold: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  staff_unanswered: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  staff_partly_unanswered: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  staff_cancelled: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  staff_rebooked: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  quote_received: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  quote_answered: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  quote_declined: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  quote_expired: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  quote_request: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  quote_declined_by_buyer: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  contact_message: { to: 'operator', whatsapp: 'never', lane: 'ordinary' },
  review_rejected: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  contact_reply: { to: 'buyer', whatsapp: 'never', lane: 'ordinary' },
  account_link: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  account_deleted: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  guest_deleted: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  sign_in_code: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  new_email_code: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  proof_code: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  email_changed: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  passkey_added: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  password_changed: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  password_reset: { to: 'buyer', whatsapp: 'never', lane: 'prompt' },
  console_invite: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  console_access: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  console_session: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  console_reset: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  console_factor: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  console_offer: { to: 'staff', whatsapp: 'never', lane: 'prompt' },
  notice_booking: { to: 'staff', whatsapp: 'never', lane: 'ordinary' },
  notice_reserved: { to: 'staff', whatsapp: 'never', lane: 'ordinary' },
  notice_request: { to: 'staff', whatsapp: 'never', lane: 'ordinary' },
  notice_change: { to: 'staff', whatsapp: 'never', lane: 'ordinary' },
  notice_departure: { to: 'staff', whatsapp: 'never', lane: 'ordinary' },
} as const satisfies Record<string, MessageTraits>

export type MessageKind = keyof typeof messageKinds

type KindsWith<Traits> = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind] extends Traits ? Kind : never
}[MessageKind]

export type OperatorMessageKind = KindsWith<{ to: 'operator' }>
/** Kinds that are copied to WhatsApp: messages about an order to its buyer. */
export type CopiedMessageKind = KindsWith<{ whatsapp: 'everything' | 'answers' }>

/** Mails about an order to its buyer. */
export type OrderMessageKind = Extract<MessageKind, `order_${string}`>

/** Messages about an order to its guest whose sent text is stored for the console (delivery.ts). */
export type GuestMessageKind = Extract<MessageKind, `${'order' | 'booking' | 'departure'}_${string}` | 'guest_changed'>

export const allMessageKinds = Object.keys(messageKinds) as MessageKind[]

export function isToOperator(kind: MessageKind): kind is OperatorMessageKind {
  return messageKinds[kind].to === 'operator'
}

export function isToStaff(kind: MessageKind): boolean {
  return messageKinds[kind].to === 'staff'
}

export function isToGuest(kind: MessageKind): kind is GuestMessageKind {
  return /^(order|booking|departure)_/.test(kind) || kind === 'guest_changed'
}

/** The kinds to guests as an SQL list. */
export const guestKinds = allMessageKinds
  .filter(isToGuest)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** The kinds with a trait as an SQL list: `'order_on_hold', 'order_accepted'`. */
export function kindsWith(trait: Partial<MessageTraits>): string {
  const kinds = allMessageKinds.filter((kind) => {
    const { to, whatsapp, lane } = messageKinds[kind]
    return (trait.to ?? to) === to && (trait.whatsapp ?? whatsapp) === whatsapp && (trait.lane ?? lane) === lane
  })
  return kinds.map((kind) => `'${kind}'`).join(', ')
}
