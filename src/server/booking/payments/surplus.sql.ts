import { reasonSql } from '#server/booking/event-reasons.ts'
import { inOrderStates } from '#server/booking/states.ts'

/** A refund `r` of its payment `p` sends back what was too much of a bank transfer. */
export const IS_SURPLUS_OF_TRANSFER = `(p.provider = 'bank_transfer' and r.reason ~ '^surplus_[0-9]+$')` as const

/** A refund `r` of its payment `p` sends back a bank transfer of an order `o` that a card had paid. */
export const IS_TRANSFER_OF_PAID = `(p.provider = 'bank_transfer' and r.reason = ${reasonSql('unmatched')} and o.status ${inOrderStates('booked')})`
