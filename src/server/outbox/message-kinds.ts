interface MessageTraits {
  /** The operator's messages are in the operator's language and outlive the buyer's data. */
  to: 'buyer' | 'operator'
  /** Copied to WhatsApp for buyers who chose `everything`, or also for those who chose the supplier's `answers`. */
  whatsapp: 'never' | 'everything' | 'answers'
}

/** All kinds of messages in the outbox. */
export const messageKinds = {
  order_confirmed: { to: 'buyer', whatsapp: 'everything' },
  order_confirmed_late: { to: 'buyer', whatsapp: 'everything' },
  order_partially_confirmed_late: { to: 'buyer', whatsapp: 'everything' },
  order_failed_late: { to: 'buyer', whatsapp: 'everything' },
  order_reserved: { to: 'buyer', whatsapp: 'everything' },
  order_payment_link: { to: 'buyer', whatsapp: 'everything' },
  order_reminder: { to: 'buyer', whatsapp: 'everything' },
  order_last_reminder: { to: 'buyer', whatsapp: 'everything' },
  order_unpaid: { to: 'buyer', whatsapp: 'everything' },
  order_on_hold: { to: 'buyer', whatsapp: 'answers' },
  order_accepted: { to: 'buyer', whatsapp: 'answers' },
  order_rejected: { to: 'buyer', whatsapp: 'answers' },
  order_unanswered: { to: 'buyer', whatsapp: 'answers' },
  order_transfer: { to: 'buyer', whatsapp: 'everything' },
  order_transfer_part: { to: 'buyer', whatsapp: 'everything' },
  order_transfer_expired: { to: 'buyer', whatsapp: 'everything' },
  order_payment_failed: { to: 'buyer', whatsapp: 'never' },
  order_in_progress: { to: 'buyer', whatsapp: 'never' },
  order_hold_ended: { to: 'buyer', whatsapp: 'never' },
  booking_cancelled: { to: 'buyer', whatsapp: 'never' },
  staff_reserved: { to: 'operator', whatsapp: 'never' },
  staff_on_hold: { to: 'operator', whatsapp: 'never' },
  staff_unanswered: { to: 'operator', whatsapp: 'never' },
  staff_cancelled: { to: 'operator', whatsapp: 'never' },
  quote_received: { to: 'buyer', whatsapp: 'never' },
  quote_answered: { to: 'buyer', whatsapp: 'never' },
  quote_declined: { to: 'buyer', whatsapp: 'never' },
  quote_expired: { to: 'buyer', whatsapp: 'never' },
  quote_request: { to: 'operator', whatsapp: 'never' },
  quote_turned_down: { to: 'operator', whatsapp: 'never' },
  contact_message: { to: 'operator', whatsapp: 'never' },
  account_link: { to: 'buyer', whatsapp: 'never' },
  account_deleted: { to: 'buyer', whatsapp: 'never' },
  password_changed: { to: 'buyer', whatsapp: 'never' },
  password_reset: { to: 'buyer', whatsapp: 'never' },
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

export const allMessageKinds = Object.keys(messageKinds) as MessageKind[]

export function isToOperator(kind: MessageKind): kind is OperatorMessageKind {
  return messageKinds[kind].to === 'operator'
}

/** The kinds with a trait as an SQL list: `'order_on_hold', 'order_accepted'`. */
export function kindsWith(trait: Partial<MessageTraits>): string {
  const kinds = allMessageKinds.filter((kind) => {
    const { to, whatsapp } = messageKinds[kind]
    return (trait.to ?? to) === to && (trait.whatsapp ?? whatsapp) === whatsapp
  })
  return kinds.map((kind) => `'${kind}'`).join(', ')
}
