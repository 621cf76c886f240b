import { expect } from 'vitest'
import type { Counted } from './count-orders.ts'

const SETTLED_WITHIN_MS = 120_000
const TOLD_WITHIN_MS = 300_000
const QUIET_SECONDS = 5

/**
 * Waits until every order is booked or refunded, and then until every buyer has been mailed, according to the database.
 */
export async function untilAgreed(count: () => Promise<Counted>): Promise<void> {
  await expect
    .poll(count, { timeout: SETTLED_WITHIN_MS, interval: 500 })
    .toMatchObject({ lost: [], keptWithoutBooking: [] })
  // Mails are sent with pauses in between; hundreds of them take a while.
  const untold = async () => {
    const { confirmedPlaces, mails } = await count()
    return confirmedPlaces - mails.orders
  }
  await expect.poll(untold, { timeout: TOLD_WITHIN_MS, interval: 500 }).toBe(0)
}

/**
 * Like `untilAgreed` for a server whose database nothing else can open: waits for each order, then until no more mails
 * arrive.
 */
export async function untilSettled(origin: string, paid: ReadonlyMap<string, string>): Promise<void> {
  const giveUpAt = Date.now() + SETTLED_WITHIN_MS
  for (const [reference, key] of paid) {
    while (Date.now() < giveUpAt) {
      const answer = await fetch(`${origin}/api/invoices/${reference}?key=${encodeURIComponent(key)}`)
      const { status } = (await answer.json()) as { status?: string }
      if (status === 'confirmed') break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  let [newest, quietSeconds] = ['', 0]
  while (Date.now() < giveUpAt && quietSeconds < QUIET_SECONDS) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const page = await fetch(`${origin}/mailbox`).then((answer) => answer.text())
    const found = /\/mailbox\/(\d+)/.exec(page)?.[1] ?? ''
    quietSeconds = found === newest ? quietSeconds + 1 : 0
    newest = found
  }
}
