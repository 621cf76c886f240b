import { createTranslator } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import type { DeskRow } from '#server/booking/desk/list-orders.ts'
import { csvOf, csvSum } from '#server/kernel/csv-file.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { viewDeskRow } from './view-desk.ts'

const translators = {
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'orders' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'orders' }),
}

const columns = ['reference', 'made', 'state', 'money', 'method', 'site', 'guest', 'email', 'phone', 'language', 'activity', 'more', 'supplier', 'start', 'travellers', 'amount', 'currency', 'refunded', 'assignee'] as const // prettier-ignore
type Column = (typeof columns)[number]
const personal = new Set<Column>(['guest', 'email', 'phone'])
const ofMarketplace = new Set<Column>(['money', 'method', 'email', 'phone', 'refunded', 'assignee'])

/** The columns of a person: no guests without `guests.read`; a supplier's people get what their list shows. */
function columnsOf({ scope, permissions }: SignedInStaff): Column[] {
  const seesGuests = permissions.includes('guests.read')
  return columns.filter((one) => (seesGuests || !personal.has(one)) && (scope === 'all' || !ofMarketplace.has(one)))
}

/** The orders as CSV for a spreadsheet, in the person's language: UTF-8 with a BOM. */
export function ordersCsv(batches: AsyncIterable<DeskRow[]>, person: SignedInStaff): AsyncGenerator<string, void> {
  const shown = columnsOf(person)
  const t = translators[person.language]
  return csvOf(batches, {
    columns: shown,
    nameOf: (column) => t(`csv.${column}`),
    cellsOf: (row) => cellsOf(row, person),
  })
}

function cellsOf(row: DeskRow, person: SignedInStaff): Record<Column, string> {
  const { language } = person
  const t = translators[language]
  const order = viewDeskRow(row, person)
  return {
    reference: order.reference,
    made: order.madeAt.slice(0, 16).replace('T', ' '),
    state: t(`states.${order.state}`),
    money: order.money === null ? '' : t(`money.${order.money}`),
    method: order.paymentMethod === null ? '' : t(`methods.${order.paymentMethod}`),
    site: order.site,
    guest: order.guest ?? '',
    email: row.email,
    phone: row.phone,
    language: order.language,
    activity: order.title[language],
    more: String(order.more),
    supplier: namesOf(order.suppliers, language),
    start: `${order.localDate} ${order.localTime}`,
    travellers: String(order.travellers),
    amount: csvSum(order.amountMinor, order.currency),
    currency: order.currency,
    refunded: order.refundedMinor === null ? '' : csvSum(order.refundedMinor, order.currency),
    assignee: order.assignee ?? '',
  }
}

const namesOf = (suppliers: Record<Locale, string>[], language: Locale) =>
  suppliers.map((one) => one[language]).join('; ')
