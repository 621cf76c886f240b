import { setTimeout } from 'node:timers/promises'
import { httpBuyer, send, type Answer, type Bookable } from '#test/support/http-buyer.ts'

/** Steady traffic that repeats nothing: what fails, fails. */
export interface Load {
  requests: number
  /** What failed (no response, or 500 and above), and when. */
  failures: { what: string; at: number }[]
  paid: Set<string>
  paidAt: number[]
  /** Milliseconds of each purchase. */
  purchaseMs: number[]
  slowestMs: number
  stop: () => Promise<void>
}

const READERS = 4
const BUYERS = 3
const PAUSE_MS = 50
const pages = [
  '/en',
  '/en/things-to-do-in-manama',
  '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
  '/api/products?locale=en',
  '/api/cart?locale=en',
]

export function startLoad(origin: string, bookable: Bookable): Load {
  const end = { isOver: false }
  const load: Load = {
    requests: 0,
    failures: [],
    paid: new Set(),
    paidAt: [],
    purchaseMs: [],
    slowestMs: 0,
    stop: async () => {
      end.isOver = true
      await clients
    },
  }
  /** Counts the request; null if it failed. */
  const tried = async <T>(what: string, work: () => Promise<T>, problem: (result: T) => string | null) => {
    const began = performance.now()
    load.requests += 1
    const [result, failure] = await work().then(
      (answer) => [answer, problem(answer)] as const,
      (error: NodeJS.ErrnoException) => [null, error.code ?? error.message] as const,
    )
    load.slowestMs = Math.max(load.slowestMs, performance.now() - began)
    if (failure === null) return result
    load.failures.push({ what: `${what}: ${failure}`, at: performance.now() })
    return null
  }
  const serverError = ({ status, code }: Answer) => (status >= 500 ? `${status} ${code}` : null)

  const read = async (turn: number) => {
    const path = pages[turn % pages.length] ?? '/en'
    // A visitor with a cart gets a page of their own, which no cache has.
    const cookie = turn % 2 === 0 ? {} : { cookie: `rihla_cart=${'a'.repeat(43)}` }
    await tried(
      `GET ${path}`,
      () => send(origin + path, { method: 'GET', headers: cookie, body: '' }),
      ({ status }) => (status >= 500 ? String(status) : null),
    )
    await setTimeout(PAUSE_MS)
  }
  const buy = async () => {
    const began = performance.now()
    const buyer = httpBuyer(origin)
    const cart = await tried('cart', () => buyer.putInCart(bookable), serverError)
    if (cart?.status !== 200) return
    const placed = await tried('checkout', () => buyer.checkout(cart), serverError)
    if (placed?.status !== 200) return
    const isPaid = await tried(
      'payment',
      () => buyer.decide(placed, 'approve'),
      (isDone) => (isDone ? null : 'not 303'),
    )
    if (isPaid !== true) return
    load.paid.add(String(placed.body['reference']))
    load.paidAt.push(performance.now())
    await tried(
      'outcome',
      () => buyer.outcome(placed),
      () => null,
    )
    load.purchaseMs.push(performance.now() - began)
  }
  const clients = Promise.all([
    ...Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !end.isOver; turn++) await read(turn)
    }),
    ...Array.from({ length: BUYERS }, async () => {
      while (!end.isOver) {
        await buy()
        await setTimeout(PAUSE_MS)
      }
    }),
  ])
  return load
}

/** The failures as one line for each kind. */
export function summary(failures: Load['failures']): string[] {
  const times = Map.groupBy(failures, ({ what }) => what)
  return [...times].map(([what, all]) => `${all.length} times ${what}`)
}
