import { createTranslator } from 'use-intl/core'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import type { MoneyRow } from '#server/booking/payments/desk/list-money.ts'
import { csvInstant, csvOf, csvSum } from '#server/kernel/csv-file.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

const translators = {
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'money' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'money' }),
}

const columns = ['at', 'reference', 'guest', 'state', 'provider', 'number', 'amount', 'received', 'currency', 'attempts', 'due'] as const // prettier-ignore
type Column = (typeof columns)[number]

/** The payments, refunds or transfers as CSV for a spreadsheet, in the person's language. */
export function moneyCsv(
  batches: AsyncIterable<MoneyRow[]>,
  { permissions, language }: SignedInStaff,
): AsyncGenerator<string, void> {
  const t = translators[language]
  const shown = columns.filter((one) => one !== 'guest' || permissions.includes('guests.read'))
  const stateOf = (state: string) => {
    const key = `states.${state}` as 'states.paid'
    return t.has(key) ? t(key) : state
  }
  const cellsOf = (row: MoneyRow): Record<Column, string> => ({
    at: csvInstant(row.at),
    reference: row.reference ?? '',
    guest: row.name?.trim() ?? '',
    state: stateOf(row.state),
    provider: row.provider ?? '',
    number: row.number ?? '',
    amount: csvSum(row.amountMinor, row.currency),
    received: row.receivedMinor === null ? '' : csvSum(row.receivedMinor, row.currency),
    currency: row.currency,
    attempts: row.attempts === null ? '' : String(row.attempts),
    due: csvInstant(row.dueAt),
  })
  return csvOf(batches, { columns: shown, nameOf: (column) => t(`csv.${column}`), cellsOf })
}
