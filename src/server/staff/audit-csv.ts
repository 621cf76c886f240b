import { createTranslator } from 'use-intl/core'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { csvInstant, csvOf } from '#server/kernel/csv-file.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { AuditRow } from './list-audit.ts'

const translators = {
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'audit' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'audit' }),
}

const columns = ['at', 'who', 'role', 'network', 'action', 'subject', 'supplier', 'before', 'after', 'reason', 'request'] as const // prettier-ignore
type Column = (typeof columns)[number]

/** The audit log as CSV for a spreadsheet, in the person's language. The changed fields are JSON. */
export function auditCsv(
  batches: AsyncIterable<AuditRow[]>,
  { language }: SignedInStaff,
): AsyncGenerator<string, void> {
  const t = translators[language]
  const json = (value: unknown) => (value === null ? '' : JSON.stringify(value))
  const cellsOf = (row: AuditRow): Record<Column, string> => ({
    at: csvInstant(row.at),
    who: row.who ?? t('command'),
    role: row.passId === null ? (row.role?.[language] ?? '') : t('pass', { id: row.passId }),
    network: row.network ?? '',
    action: t(`actions.${row.action}`),
    subject: row.subject ?? t(`subjects.${row.subjectKind}`, { id: row.subjectId }),
    supplier: row.supplier?.[language] ?? '',
    before: json(row.before),
    after: json(row.after),
    reason: row.reason ?? '',
    request: row.requestId ?? '',
  })
  return csvOf(batches, { columns, nameOf: (column) => t(`csv.${column}`), cellsOf })
}
