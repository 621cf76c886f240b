import type { Configuration } from '#server/kernel/configuration.ts'
import { isOrderKey, orderKey } from './order-access-token.ts'

type Settings = Pick<Configuration, 'secret'>

/** Orders that a browser opens without an account. A payment page may come back for one that is no longer the latest. */
const MOST_ORDERS = 5

/** The value of the order cookie, `reference:key` for each order, the latest first, after one more order. */
export function withOrder(settings: Settings, orderPass: string | null, reference: string): string {
  const pass = `${reference}:${orderKey(settings, reference)}`
  const others = passesOf(orderPass).filter((other) => !other.startsWith(`${reference}:`))
  return [pass, ...others].slice(0, MOST_ORDERS).join(',')
}

/** The reference of the browser's latest order. */
export function latestOrder(orderPass: string | null): string | undefined {
  return passesOf(orderPass)[0]?.split(':')[0]
}

export function opensOrder(settings: Settings, orderPass: string | null, reference: string): boolean {
  return passesOf(orderPass).some((pass) => {
    const [of = '', key = ''] = pass.split(':')
    return of === reference && isOrderKey(settings, reference, key)
  })
}

function passesOf(orderPass: string | null): string[] {
  return (orderPass ?? '').split(',').filter((pass) => pass !== '')
}
