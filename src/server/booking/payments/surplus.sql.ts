/** A refund `r` of its payment `p` sends back what was too much of a bank transfer. */
export const IS_SURPLUS_OF_TRANSFER = `(p.provider = 'bank_transfer' and r.reason ~ '^surplus_[0-9]+$')` as const
