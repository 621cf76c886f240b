/** Columns of the console's list of orders. The guest, whose cell opens the order, is always shown. */
export const orderColumns = [
  'reference',
  'made',
  'activity',
  'supplier',
  'city',
  'start',
  'travellers',
  'total',
  'money',
  'method',
  'refund',
  'currency',
  'code',
  'state',
  'waits',
  'language',
  'site',
  'assignee',
] as const
export type OrderColumn = (typeof orderColumns)[number]

/** Suppliers' people do not have the money, the site and the assignee of an order. */
const ofMarketplace: readonly OrderColumn[] = ['supplier', 'money', 'method', 'refund', 'code', 'site', 'assignee']

/** Without a choice of the person. */
const usual: readonly OrderColumn[] = [
  'reference',
  'made',
  'activity',
  'supplier',
  'start',
  'travellers',
  'total',
  'money',
  'state',
  'waits',
  'site',
  'assignee',
]

/** The columns that exist for a person. A marketplace with one site does not show it. */
export const columnsFor = (reader: { isMarketplace: boolean; hasSites: boolean }): OrderColumn[] =>
  orderColumns.filter(
    (one) => (reader.isMarketplace || !ofMarketplace.includes(one)) && (reader.hasSites || one !== 'site'),
  )

const NONE = 'none'

/** The columns of an address: the `known` ones of the person, or the usual ones if it has none of them. */
export function parseColumns(text: string | undefined, known: readonly OrderColumn[]): readonly OrderColumn[] {
  if (text === NONE) return []
  const names = text?.split(',') ?? []
  const chosen = known.filter((one) => names.includes(one))
  return chosen.length > 0 ? chosen : known.filter((one) => usual.includes(one))
}

/** The text for the address; undefined for the usual columns among the `known` ones of the person. */
export function columnsText(columns: readonly OrderColumn[], known: readonly OrderColumn[]): string | undefined {
  const sorted = known.filter((one) => columns.includes(one))
  if (known.every((one) => usual.includes(one) === columns.includes(one))) return undefined
  return sorted.length === 0 ? NONE : sorted.join(',')
}

export const columnsPattern = new RegExp(
  `^(?:${NONE}|(?:${orderColumns.join('|')})(?:,(?:${orderColumns.join('|')}))*)$`,
)
