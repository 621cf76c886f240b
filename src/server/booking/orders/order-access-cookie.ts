import type { Configuration } from '#server/kernel/configuration.ts'
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
  const pass = `${reference}:${orderAccessToken(settings, reference, accessVersion)}`
  const others = passesOf(orderAccessCookie).filter((other) => referenceOf(other) !== reference)
  if (others.length >= MAX_ORDERS) {
    const last = others.findLastIndex((other) => isDispensable(referenceOf(other)))
    others.splice(last === -1 ? MAX_ORDERS - 1 : last, 1)
  }
  return [pass, ...others].join(',')
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
  return passesOf(orderAccessCookie).some((pass) => {
    const [of = '', key = ''] = pass.split(':')
    return of === reference && isOrderAccessToken(settings, reference, key, accessVersion)
  })
}

/** The references of the orders that the cookie names, the latest first. Whether it opens them is for `opensOrder`. */
export function namedOrders(orderAccessCookie: string | null): string[] {
  return passesOf(orderAccessCookie).map(referenceOf)
}

function passesOf(orderAccessCookie: string | null): string[] {
  const passes = (orderAccessCookie ?? '').split(',').filter((pass) => pass !== '')
  return passes.slice(0, MAX_ORDERS)
}

const referenceOf = (pass: string): string => pass.split(':')[0] ?? ''
