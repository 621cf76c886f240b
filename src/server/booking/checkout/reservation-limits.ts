import { createHmac } from 'node:crypto'
import { networkOf } from '#domain/network.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** What may be reserved under a key before it is paid; null where there is no limit. */
export interface ReservationLimit {
  key: string
  /** Places of all open orders together. */
  places: number | null
  /** Open orders that are paid later or by bank, also those that a supplier has accepted. */
  unpaid: number
  /** Open orders that a supplier has not answered: their buyer cannot pay them yet. */
  requests: number
  /** Orders of both kinds made within an hour, whatever became of them: each writes mails. */
  hourly: number
}

const BY_VISITOR = { places: 60, unpaid: 3, requests: 3, hourly: 6 }
/** Without places: a stranger may type an address, and must not keep its owner from paying. */
const BY_EMAIL = { places: null, unpaid: 3, requests: 3, hourly: 6 }
/** Offices and mobile carriers have many buyers behind one IPv4 address. */
const BY_NETWORK = { places: 120, unpaid: 10, requests: 10, hourly: 20 }
const BY_WIDE_NETWORK = { places: 360, unpaid: 30, requests: 30, hourly: 60 }

/** Limits of a buyer's open orders, by visitor, email address and network. Keys are hashed: they outlive the request. */
export function reservationLimits(secret: string, visitor: Visitor, email: string): ReservationLimit[] {
  const { near, wide } = networkOf(visitor.address)
  const limits = [
    { key: visitorKey(visitor), ...BY_VISITOR },
    { key: `email ${email.toLowerCase()}`, ...BY_EMAIL },
    { key: `network ${near}`, ...BY_NETWORK },
  ]
  if (wide !== null) limits.push({ key: `network ${wide}`, ...BY_WIDE_NETWORK })
  return limits.map(({ key, ...limit }) => ({
    key: createHmac('sha256', secret).update(`reservation\n${key}`).digest('base64url'),
    ...limit,
  }))
}

/** The account, or the browser by its cart. */
export function visitorKey({ userId, cartToken }: Visitor): string {
  return userId === null ? `cart ${cartToken ?? ''}` : `user ${userId}`
}
