/** What the provider's books say of one payment session, and what ours do. Minor units. */
export interface Books {
  capturedMinor: number
  currency: string
  refunds: { reference: string | null; amountMinor: number; state: 'sent' | 'open' | 'failed' }[]
}

export type DifferenceKind =
  | 'session_unknown_there'
  | 'session_unknown_here'
  | 'currency'
  | 'paid_there'
  | 'paid_here'
  | 'amount'
  | 'refunded_there'
  | 'refunded_here'
  | 'refund_amount'

export interface BooksDifference {
  kind: DifferenceKind
  hereMinor: number
  thereMinor: number
  refundReference: string | null
}

/**
 * Every difference between our books and a provider's of one session (docs/rules/ledger.md). `theirs` null: it knows no such session. Of what
 * a provider says nothing about (`refunds` null) nothing is compared. A refund that we are about to send, or whose answer was lost, may be in
 * theirs already.
 */
export function compareBooks(
  ours: Books,
  theirs: (Omit<Books, 'refunds'> & { refunds: Books['refunds'] | null }) | null,
): BooksDifference[] {
  const difference = (
    kind: DifferenceKind,
    hereMinor: number,
    thereMinor: number,
    refundReference: string | null = null,
  ) => ({ kind, hereMinor, thereMinor, refundReference })
  const sent = ours.refunds.filter((refund) => refund.state === 'sent')
  if (theirs === null) return [difference('session_unknown_there', ours.capturedMinor, 0)]

  const found: BooksDifference[] = []
  const [here, there] = [ours.capturedMinor, theirs.capturedMinor]
  if (ours.currency !== theirs.currency) found.push(difference('currency', here, there))
  else if (here !== there)
    found.push(difference(here === 0 ? 'paid_there' : there === 0 ? 'paid_here' : 'amount', here, there))
  if (theirs.refunds === null) return found

  const left = theirs.refunds.filter((refund) => refund.state !== 'failed')
  const takeWhere = (fits: (refund: Books['refunds'][number]) => boolean) => {
    const index = left.findIndex(fits)
    return index < 0 ? null : left.splice(index, 1)[0]
  }
  for (const { reference, amountMinor } of sent) {
    const match = takeWhere((refund) => refund.reference === reference)
    if (!match) found.push(difference('refunded_here', amountMinor, 0, reference))
    else if (match.amountMinor !== amountMinor)
      found.push(difference('refund_amount', amountMinor, match.amountMinor, reference))
  }
  for (const open of ours.refunds.filter((refund) => refund.state === 'open'))
    takeWhere((refund) => refund.amountMinor === open.amountMinor)
  for (const { reference, amountMinor } of left) found.push(difference('refunded_there', 0, amountMinor, reference))
  return found
}

/** The money of one order, as its rows sum up. Minor units of `currency`. */
export interface OrderBooks {
  reference: string
  currency: string
  capturedMinor: number
  /** As the payments say. */
  refundedMinor: number
  /** As the bookings say, of refunds that are theirs. */
  itemsRefundedMinor: number
  /** Of refunds: sent, of them those of bookings, and owed still (being sent, or come back). */
  sentMinor: number
  itemsSentMinor: number
  owedMinor: number
  /** The prices of all that was ever confirmed, and what was credited of them. */
  soldMinor: number
  creditedMinor: number
}

export type LedgerFault = 'money_without_booking' | 'booking_without_money' | 'refunds_differ'

/**
 * Whether an order's books are right: captured − sent back − owed back = sold − credited, and every refund stands where it is summed up. Empty
 * when they are.
 */
export function faultsOf(books: OrderBooks): LedgerFault[] {
  const keptMinor = books.capturedMinor - books.sentMinor - books.owedMinor
  const bookedMinor = books.soldMinor - books.creditedMinor
  const faults: LedgerFault[] = []
  if (keptMinor > bookedMinor) faults.push('money_without_booking')
  if (keptMinor < bookedMinor) faults.push('booking_without_money')
  if (books.refundedMinor !== books.sentMinor || books.itemsRefundedMinor !== books.itemsSentMinor)
    faults.push('refunds_differ')
  return faults
}

export interface Statement {
  currency: string
  orders: number
  capturedMinor: number
  refundedMinor: number
  owedMinor: number
  /** What is confirmed: captured − refunded − owed when the books are right. */
  bookedMinor: number
}

/** The books in total, a statement for each currency, by its code; added to what was summed before. */
export function sumBooks(all: readonly OrderBooks[], before: readonly Statement[] = []): Statement[] {
  const sums = new Map(before.map((sum) => [sum.currency, { ...sum }]))
  for (const books of all) {
    const { currency } = books
    const sum = sums.get(currency) ?? {
      currency,
      orders: 0,
      capturedMinor: 0,
      refundedMinor: 0,
      owedMinor: 0,
      bookedMinor: 0,
    }
    sum.orders += 1
    sum.capturedMinor += books.capturedMinor
    sum.refundedMinor += books.sentMinor
    sum.owedMinor += books.owedMinor
    sum.bookedMinor += books.soldMinor - books.creditedMinor
    sums.set(currency, sum)
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
