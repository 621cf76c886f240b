import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { httpBuyer, type Answer, type Bookable } from '#test/support/http-buyer.ts'

/** What 400 buyers of one departure saw. */
export interface Purchases {
  /** Of a buyer: how it ended. */
  ends: Map<number, 'paid' | 'sold out'>
  /** References of orders that the provider has been paid for. */
  paid: Set<string>
  /** When each was paid, by performance.now(). */
  paidAt: number[]
  /** Responses of 503, by their code and sentence, and requests without a response. */
  refusals: Map<string, number>
  /** Anything else that was neither a success nor a refusal by the shop. */
  wrong: string[]
  done: Promise<void>
}

const PAUSE_MS = 500
const CART_LOST = new Set(['checkout.cart_empty', 'checkout.cart_changed', 'checkout.cart_unavailable'])

/**
 * `count` buyers who each want one seat, `atOnce` at a time. On a 503 they press the
 * button again, with the same idempotency key, as the page does.
 */
export function startBuyers(origin: string, bookable: Bookable, count: number, atOnce: number): Purchases {
  const purchases: Purchases = {
    ends: new Map(),
    paid: new Set(),
    paidAt: [],
    refusals: new Map(),
    wrong: [],
    done: Promise.resolve(),
  }
  let next = 0
  purchases.done = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next++
        purchases.ends.set(number, await buy(origin, bookable, purchases))
      }
    }),
  ).then(() => {})
  return purchases
}

async function buy(origin: string, bookable: Bookable, purchases: Purchases): Promise<'paid' | 'sold out'> {
  const buyer = httpBuyer(origin)
  /** Presses until the shop has answered. */
  const press = async (work: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await work().catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status < 500) return answer
      note(purchases, answer)
      await setTimeout(PAUSE_MS)
    }
  }
  for (;;) {
    const cart = await press(() => buyer.putInCart(bookable))
    if (isSoldOut(cart)) return 'sold out'
    const key = randomUUID()
    const placed = await press(() => buyer.checkout(cart, key))
    if (isSoldOut(placed)) return 'sold out'
    if (placed.status !== 200) {
      // A cart whose line was lost with the old primary (docs/rules/commits.md): the buyer adds it again.
      if (!CART_LOST.has(placed.code)) purchases.wrong.push(`checkout ${placed.status} ${placed.code}`)
      await setTimeout(PAUSE_MS)
      continue
    }
    const reference = String(placed.body['reference'])
    for (;;) {
      const isPaid = await buyer.decide(placed, 'approve').catch((error: Error) => error)
      if (isPaid === true) break
      count(purchases.refusals, isPaid instanceof Error ? wordsOf(isPaid) : 'the payment page did not answer 303')
      await setTimeout(PAUSE_MS)
    }
    purchases.paid.add(reference)
    purchases.paidAt.push(performance.now())
    return 'paid'
  }
}

function isSoldOut({ code, body }: Answer): boolean {
  const checkout = body['checkout'] as { cart?: { items?: { isAvailable?: boolean }[] } } | undefined
  return code.includes('sold_out') || (code === 'checkout.cart_unavailable' && (checkout?.cart?.items?.length ?? 0) > 0)
}

function note(purchases: Purchases, answer: Answer | Error): void {
  if (answer instanceof Error) count(purchases.refusals, wordsOf(answer))
  else if (answer.status === 503) count(purchases.refusals, `503 ${answer.code}: ${String(answer.body['detail'])}`)
  else purchases.wrong.push(`${answer.status} ${answer.code}`)
}

const wordsOf = (error: Error) => (error as { code?: string }).code ?? error.message

function count(refusals: Map<string, number>, words: string): void {
  refusals.set(words, (refusals.get(words) ?? 0) + 1)
}

/** The longest time without a purchase between two moments. */
export function longestPause(paidAt: number[], from: number, to: number): number {
  const times = [from, ...paidAt.filter((at) => at > from && at < to), to]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}
