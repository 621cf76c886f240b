import type { Page } from 'playwright-core'

const DAY_MS = 86_400_000
export const inFiveDays = () => new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)

/** Reads a route of the console with the session of the page. */
export const readConsole = async <Body>(page: Page, path: string): Promise<Body> =>
  (await (await page.request.get(`/api/console${path}`)).json()) as Body

export interface OrderRow {
  reference: string
}
interface Order {
  items: { id: number; localDate: string; canRebook: boolean }[]
}
interface Unit {
  id: number
  title: { ar: string; en: string }
  quantity: number
  minQuantity: number
}
interface Dates {
  departureId: number
  units: Unit[]
  dates: { departureId: number; differenceMinor: number; refundMinor: number }[]
}

/** The address of the dates of each paid order of one activity that can be moved. */
async function* movable(page: Page): AsyncGenerator<{ reference: string; path: string }> {
  const query = `state=confirmed&money=paid&startFrom=${inFiveDays()}`
  const { rows } = await readConsole<{ rows: OrderRow[] }>(page, `/orders?${query}`)
  for (const { reference } of rows) {
    const { items } = await readConsole<Order>(page, `/orders/${reference}`)
    const [item] = items
    if (items.length !== 1 || item?.canRebook !== true) continue
    yield { reference, path: `/orders/${reference}/items/${item.id}/rebooking?near=${item.localDate}` }
  }
}

/** A paid order whose item can move to its nearest date without a difference in price. */
export async function findMovable(page: Page): Promise<string> {
  for await (const { reference, path } of movable(page)) {
    const { dates } = await readConsole<Dates>(page, path)
    if (dates[0]?.differenceMinor === 0) return reference
  }
  throw new Error('no order can move without a difference')
}

/** A paid order of one activity, of which one person can stay at home. */
export async function findParty(page: Page): Promise<Pick<Unit, 'title' | 'quantity'> & { reference: string }> {
  for await (const { reference, path } of movable(page)) {
    const { units } = await readConsole<Dates>(page, path)
    const several = units.find(({ quantity, minQuantity }) => quantity > 1 && quantity > minQuantity)
    if (!several) continue
    const wished = units.map(({ id, quantity }) => `${id}:${id === several.id ? quantity - 1 : quantity}`)
    const { departureId, dates } = await readConsole<Dates>(page, `${path}&units=${wished.join(',')}`)
    if (dates.some((date) => date.departureId === departureId && date.refundMinor > 0)) return { reference, ...several }
  }
  throw new Error('no order has a person who can stay at home')
}
