import { randomUUID } from 'node:crypto'
import { httpBuyer, type Answer, type Bookable, type HttpBuyer } from './http-buyer.ts'

const PAUSE_MS = 50

/** What many buyers have done at a server that may die at any moment, as they themselves know it. */
export interface Checkouts {
  /** Orders that were answered for, by reference. */
  begun: Set<string>
  /** Orders whose money the provider has, whatever became of the server: reference, and the key of the order's link. */
  paid: Map<string, string>
  /** Checkouts without an answer: who sent them cannot know whether there is an order. */
  unanswered: { buyer: HttpBuyer; cart: Answer; key: string }[]
  /** Presses on the payment page without an answer: who pressed cannot know whether they have paid. */
  unsure: { buyer: HttpBuyer; placed: Answer }[]
  /** How often something that was asked got no answer, or one that says to come back. */
  refused: number
  stop: () => Promise<void>
}

/** `count` buyers who buy one place after another until `stop`, and go on when a line breaks. */
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
 * What everybody does whose line broke: sends the checkout again with its own key and pays, presses the payment page's button again. Answers what
 * was not taken.
 */
export async function tryAgain(checkouts: Checkouts): Promise<Answer[]> {
  const { unanswered, unsure } = checkouts
  const answers = await Promise.all(
    unanswered.splice(0).map(async ({ buyer, cart, key }) => ({
      buyer,
      placed: await insist(() => buyer.checkout(cart, key)),
    })),
  )
  const placed = answers.filter((answer) => answer.placed.status === 200)
  await Promise.all(
    [...placed, ...unsure.splice(0)].map((one) => insist(() => pay(one.buyer, one.placed, 'approve', checkouts))),
  )
  return answers.filter((answer) => answer.placed.status !== 200).map((answer) => answer.placed)
}

/** A connection that was kept may have been closed by the server just now: then on another one, which is the same wish. */
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
  // From here on the provider has the money, whatever becomes of us.
  checkouts.paid.set(reference, key)
  checkouts.unsure.splice(checkouts.unsure.indexOf(unsure), 1)
}
