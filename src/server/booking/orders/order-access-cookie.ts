import type { Configuration } from '#server/kernel/configuration.ts'
import { readPasses, writePasses } from '#server/kernel/passes.ts'
import { isOrderAccessToken, orderAccessToken } from './order-access-token.ts'

type Settings = Pick<Configuration, 'secret'>

/** Orders that a browser opens without an account. A pass takes 56 bytes in the cookie, which every request carries: 1.1 KB in all. */
export const MAX_ORDERS = 20

/**
 * The value of the order cookie, `reference:key` for each order, the latest first, after one more order. Where it is full, the oldest that
 * `isDispensable` leaves first, else the oldest.
 */
export function withOrder(
  settings: Settings,
  orderAccessCookie: string | null,
  reference: string,
  accessVersion = 0,
  isDispensable: (reference: string) => boolean = () => false,
): string {
  const others = passesOf(orderAccessCookie).filter((other) => other.reference !== reference)
  if (others.length >= MAX_ORDERS) {
    const last = others.findLastIndex((other) => isDispensable(other.reference))
    others.splice(last === -1 ? MAX_ORDERS - 1 : last, 1)
  }
  return writePasses([{ reference, key: orderAccessToken(settings, reference, accessVersion) }, ...others])
}

/** The reference of the browser's latest order. */
export function latestOrder(orderAccessCookie: string | null): string | undefined {
  return namedOrders(orderAccessCookie)[0]
}

export function opensOrder(
  settings: Settings,
  orderAccessCookie: string | null,
  { reference, accessVersion }: { reference: string; accessVersion: number },
): boolean {
  return passesOf(orderAccessCookie).some(
    (pass) => pass.reference === reference && isOrderAccessToken(settings, reference, pass.key, accessVersion),
  )
}

/** The references of the orders that the cookie names, the latest first. Whether it opens them is for `opensOrder`. */
export function namedOrders(orderAccessCookie: string | null): string[] {
  return passesOf(orderAccessCookie).map(({ reference }) => reference)
}

const passesOf = (orderAccessCookie: string | null) => readPasses(orderAccessCookie, MAX_ORDERS)
