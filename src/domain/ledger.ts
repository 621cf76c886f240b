import { divideHalfUp } from './money.ts'

/** A payment session in the provider's books or in ours. Minor units. */
export interface Books {
  capturedMinor: number
  currency: string
  /** by_hand: staff sent the money another way, perhaps in the provider's dashboard. */
  refunds: { reference: string | null; amountMinor: number; state: 'sent' | 'open' | 'failed' | 'by_hand' }[]
}

export const differenceKinds = [
  'session_unknown_there',
  'session_unknown_here',
  'currency',
  'paid_there',
  'paid_here',
  'amount',
  'refunded_there',
  'refunded_here',
  'refund_amount',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface BooksDifference {
  kind: DifferenceKind
  hereMinor: number
  thereMinor: number
  refundReference: string | null
}

/**
 * The differences between our books and a provider's for one session (docs/rules/ledger.md). `theirs` null: the
 * provider does not know the session. `refunds` null: the provider does not report refunds, so they are not compared. A
 * refund that is about to be sent, or whose response was lost, may already be in `theirs`.
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
  for (const byHand of ours.refunds.filter((refund) => refund.state === 'by_hand'))
    takeWhere((refund) => refund.reference === byHand.reference)
  for (const open of ours.refunds.filter((refund) => refund.state === 'open'))
    takeWhere((refund) => refund.amountMinor === open.amountMinor)
  for (const { reference, amountMinor } of left) found.push(difference('refunded_there', 0, amountMinor, reference))
  return found
}

/** The sums over the rows of one order. Minor units of `currency`. */
export interface OrderBooks {
  reference: string
  currency: string
  capturedMinor: number
  /** According to the payments. */
  refundedMinor: number
  /** According to the bookings. */
  itemsRefundedMinor: number
  /** Refunds: sent, the part of them for bookings, and still owed (being sent, or failed). */
  sentMinor: number
  itemsSentMinor: number
  owedMinor: number
  /** The prices of every item ever confirmed, and the credited part. */
  soldMinor: number
  creditedMinor: number
  /** These items at their suppliers' prices. */
  sales: SupplierSale[]
}

/** An item that was sold: in the supplier's currency, and in the order's. Minor units. */
export interface SupplierSale {
  listCurrency: string
  /** The supplier's price. */
  listTotalMinor: number
  /** What the buyer paid, after `discountMinor`, and the credited part of it. */
  totalMinor: number
  discountMinor: number
  creditedMinor: number
}

export const ledgerErrors = [
  'money_without_booking',
  'booking_without_money',
  'refunds_differ',
  'list_price_differs',
] as const
export type LedgerError = (typeof ledgerErrors)[number]

/**
 * The inconsistencies of an order's books; empty if they balance: captured − refunded − owed = sold − credited, and
 * every refund is included in the sums of its payment and its bookings.
 */
export function errorsOf(books: OrderBooks): LedgerError[] {
  const { keptMinor, bookedMinor } = balanceOf(books)
  const errors: LedgerError[] = []
  if (keptMinor > bookedMinor) errors.push('money_without_booking')
  if (keptMinor < bookedMinor) errors.push('booking_without_money')
  if (books.refundedMinor !== books.sentMinor || books.itemsRefundedMinor !== books.itemsSentMinor)
    errors.push('refunds_differ')
  if (books.sales.some((sale) => differsFromList(sale, books.currency))) errors.push('list_price_differs')
  return errors
}

/** The two sides of an order's books, which are equal if they balance. */
export function balanceOf(books: OrderBooks): { keptMinor: number; bookedMinor: number } {
  return {
    keptMinor: books.capturedMinor - books.sentMinor - books.owedMinor,
    bookedMinor: books.soldMinor - books.creditedMinor,
  }
}

/** In one currency the supplier's price is the price before the discount; in two, neither is zero without the other. */
function differsFromList(sale: SupplierSale, currency: string): boolean {
  const beforeMinor = sale.totalMinor + sale.discountMinor
  if (sale.listCurrency === currency) return beforeMinor !== sale.listTotalMinor
  return (beforeMinor === 0) !== (sale.listTotalMinor === 0)
}

/** What is owed to suppliers for bookings, by their currency: their prices less the credited shares. */
export interface SupplierStatement {
  currency: string
  sales: number
  soldMinor: number
  creditedMinor: number
}

/**
 * Adds the sales to `before`, a summary for each list currency. A refund credits the same share of the supplier's price
 * as of the buyer's, rounded half up.
 */
export function sumSales(all: readonly OrderBooks[], before: readonly SupplierStatement[] = []): SupplierStatement[] {
  const sums = new Map(before.map((sum) => [sum.currency, { ...sum }]))
  for (const sale of all.flatMap(({ sales }) => sales)) {
    const { listCurrency: currency, listTotalMinor, totalMinor, creditedMinor } = sale
    const sum = sums.get(currency) ?? { currency, sales: 0, soldMinor: 0, creditedMinor: 0 }
    sum.sales += 1
    sum.soldMinor += listTotalMinor
    if (totalMinor > 0)
      sum.creditedMinor += divideHalfUp(BigInt(listTotalMinor) * BigInt(creditedMinor), BigInt(totalMinor))
    sums.set(currency, sum)
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

export interface Statement {
  currency: string
  orders: number
  capturedMinor: number
  refundedMinor: number
  owedMinor: number
  /** The confirmed amount: captured − refunded − owed if the books balance. */
  bookedMinor: number
}

/** Adds the books to `before`, a summary for each currency code. */
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
