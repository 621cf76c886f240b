import { notFound } from '@tanstack/react-router'
import type { Locale } from '#domain/locale.ts'
import { CallError } from '#web/lib/call-error.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { readDateChange, readInvoice, type DateChangeView, type InvoiceView } from './calls.ts'

export interface InvoiceSearch {
  /** Of the order's signed link. */
  key?: string
  /** The dearer date whose payment page the buyer returns from, and the key of that return. */
  dateChange?: number
  returnKey?: string
}

export function invoiceSearch({ key, dateChange, returnKey }: Record<string, unknown>): InvoiceSearch {
  return {
    ...(typeof key === 'string' ? { key: key.slice(0, 200) } : {}),
    ...(typeof dateChange === 'number' && Number.isSafeInteger(dateChange) && dateChange > 0 ? { dateChange } : {}),
    ...(typeof returnKey === 'string' ? { returnKey: returnKey.slice(0, 200) } : {}),
  }
}

/** `invoice` null: this browser does not open the order, but may see what became of the dearer date. */
export type LoadedInvoice =
  | { invoice: InvoiceView; change: DateChangeView | null }
  | { invoice: null; change: DateChangeView }

export async function loadInvoice(
  locale: Locale,
  reference: string,
  { key, dateChange, returnKey }: InvoiceSearch,
): Promise<LoadedInvoice> {
  if (dateChange === undefined)
    return { invoice: await notFoundOn404(readInvoice(locale, reference, key)), change: null }
  const keys = { ...(key === undefined ? {} : { key }), ...(returnKey === undefined ? {} : { returnKey }) }
  // First: reading it may move the booking.
  const change = await nullIfUnknown(readDateChange(locale, reference, { changeId: dateChange, ...keys }))
  const invoice = await nullIfUnknown(readInvoice(locale, reference, key))
  if (invoice !== null) return { invoice, change }
  if (change === null) throw notFound()
  return { invoice, change }
}

const UNKNOWN = new Set([400, 404, 410, 422])

/** Null if there is no such order or change for this browser. Other refusals, such as of too many requests, are shown. */
export async function nullIfUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && UNKNOWN.has(error.status)) return null
    throw error
  }
}
