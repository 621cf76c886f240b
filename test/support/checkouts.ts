import { randomUUID } from 'node:crypto'
import { httpBuyer, type Answer, type Bookable, type HttpBuyer } from './http-buyer.ts'

const PAUSE_MS = 50

/** What the buyers of a server that may be killed at any time know about their own checkouts. */
export interface Checkouts {
  /** References of orders whose checkout returned 200. */
  begun: Set<string>
  /** Orders that the provider has been paid for, by reference, with their access token. */
  paid: Map<string, string>
  /** Checkouts without a response: there may or may not be an order. */
  unanswered: { buyer: HttpBuyer; cart: Answer; key: string }[]
  /** Payments without a response: the provider may or may not have been paid. */
  unsure: { buyer: HttpBuyer; placed: Answer }[]
  /** The number of requests that failed or returned 5xx. */
  refused: number
  stop: () => Promise<void>
}

/** Starts `count` buyers who buy one seat after another until `stop`, and go on after failed requests. */
export function manyCheckouts(origin: string, bookable: Bookable, count: number): Checkouts {
  const end = { isOver: false }
  const checkouts: Checkouts = {
    begun: new Set(),
    paid: new Map(),
    unanswered: [],
    unsure: [],
    refused: 0,
    stop: async () => {
      end.isOver = true
      await Promise.all(buyers)
    },
  }
  const buyers = Array.from({ length: count }, async () => {
    while (!end.isOver) {
      const isDone = await buy(origin, bookable, checkouts).catch(() => false)
      if (isDone) continue
      checkouts.refused += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })
  return checkouts
}

/**
 * Does what buyers do after a lost connection: repeats each checkout with its own idempotency key and pays, and repeats
 * each payment. After a kill of PostgreSQL a cart may have lost its line, whose commit does not wait for the disk
 * (docs/rules/commits.md); with `bookable` the buyer adds it again. Returns the responses other than 200.
 */
export async function tryAgain(checkouts: Checkouts, bookable?: Bookable): Promise<Answer[]> {
  const { unanswered, unsure } = checkouts
  const answers = await Promise.all(
    unanswered.splice(0).map(async ({ buyer, cart, key }) => ({
      buyer,
      placed: await checkoutAgain(buyer, { cart, key, bookable }),
    })),
  )
  const placed = answers.filter((answer) => answer.placed.status === 200)
  await Promise.all(
    [...placed, ...unsure.splice(0)].map((one) => insist(() => pay(one.buyer, one.placed, 'approve', checkouts))),
  )
  return answers.filter((answer) => answer.placed.status !== 200).map((answer) => answer.placed)
}

async function checkoutAgain(
  buyer: HttpBuyer,
  { cart, key, bookable }: { cart: Answer; key: string; bookable: Bookable | undefined },
): Promise<Answer> {
  const placed = await insist(() => buyer.checkout(cart, key))
  if (bookable === undefined || !hasEmptyCart(placed)) return placed
  const again = await insist(() => buyer.putInCart(bookable))
  return insist(() => buyer.checkout(again, randomUUID()))
}

function hasEmptyCart({ status, body }: Answer): boolean {
  const checkout = body['checkout'] as { cart: { items: unknown[] } } | undefined
  return status === 409 && checkout?.cart.items.length === 0
}

/** Retries once: the server may have closed a keep-alive connection at the moment it was reused. */
async function insist<Result>(wish: () => Promise<Result>): Promise<Result> {
  return wish().catch(wish)
}

async function buy(origin: string, bookable: Bookable, checkouts: Checkouts): Promise<boolean> {
  const buyer = httpBuyer(origin)
  const cart = await buyer.putInCart(bookable)
  if (cart.status !== 200) return false
  const key = randomUUID()
  const unanswered = { buyer, cart, key }
  checkouts.unanswered.push(unanswered)
  const placed = await buyer.checkout(cart, key)
  if (placed.status >= 500) return false
  checkouts.unanswered.splice(checkouts.unanswered.indexOf(unanswered), 1)
  if (placed.status !== 200) return false
  const turn = checkouts.paid.size
  await pay(buyer, placed, turn % 2 === 0 ? 'slow' : 'approve', checkouts)
  if (turn % 3 === 0) await buyer.outcome(placed)
  return true
}

async function pay(buyer: HttpBuyer, placed: Answer, decision: string, checkouts: Checkouts): Promise<void> {
  const reference = String(placed.body['reference'])
  checkouts.begun.add(reference)
  const key = decodeURIComponent(buyer.cookies.get('rihla_order') ?? '').split(':')[1] ?? ''
  const unsure = { buyer, placed }
  checkouts.unsure.push(unsure)
  if (!(await buyer.decide(placed, decision))) return
  // From here on the provider has been paid.
  checkouts.paid.set(reference, key)
  checkouts.unsure.splice(checkouts.unsure.indexOf(unsure), 1)
}
