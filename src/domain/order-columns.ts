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

/** The columns of an address; unknown ones are left out. */
export const parseColumns = (text: string | undefined): readonly OrderColumn[] =>
  text === undefined ? usual : orderColumns.filter((one) => text.split(',').includes(one))

/** The text for the address; undefined for the usual columns. */
export function columnsText(columns: readonly OrderColumn[]): string | undefined {
  const sorted = orderColumns.filter((one) => columns.includes(one))
  if (sorted.length === usual.length && sorted.every((one) => usual.includes(one))) return undefined
  return sorted.length === 0 ? NONE : sorted.join(',')
}

export const columnsPattern = new RegExp(
  `^(?:${NONE}|(?:${orderColumns.join('|')})(?:,(?:${orderColumns.join('|')}))*)$`,
)
