import type { Configuration } from '#server/kernel/configuration.ts'
import { isOrderAccessToken, orderAccessToken } from './order-access-token.ts'

type Settings = Pick<Configuration, 'secret'>

/** Orders that a browser opens without an account. A payment page may come back for one that is no longer the latest. */
const MAX_ORDERS = 5

/** The value of the order cookie, `reference:key` for each order, the latest first, after one more order. */
export function withOrder(
  settings: Settings,
  orderAccessCookie: string | null,
  reference: string,
  accessVersion = 0,
): string {
  const pass = `${reference}:${orderAccessToken(settings, reference, accessVersion)}`
  const others = passesOf(orderAccessCookie).filter((other) => !other.startsWith(`${reference}:`))
  return [pass, ...others].slice(0, MAX_ORDERS).join(',')
}

/** The reference of the browser's latest order. */
export function latestOrder(orderAccessCookie: string | null): string | undefined {
  return passesOf(orderAccessCookie)[0]?.split(':')[0]
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
  return passesOf(orderAccessCookie)
    .slice(0, MAX_ORDERS)
    .map((pass) => pass.split(':')[0] ?? '')
}

function passesOf(orderAccessCookie: string | null): string[] {
  return (orderAccessCookie ?? '').split(',').filter((pass) => pass !== '')
}
