import { latinDigits } from './arabic.ts'
import { tidyLine } from './invisible.ts'
import { isLocalDate } from './quote-times.ts'

/** The year first, or the day first as both languages write it; 8 digits without signs between them: the day first. */
const forms = [
  /^(?<year>\d{4})([-/.\s])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-/.\s])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
]

/** The date that somebody typed, as 'YYYY-MM-DD'; null if it is none. Both kinds of digits are read. */
export function readTypedDate(typed: string): string | null {
  const text = latinDigits(tidyLine(typed)).replaceAll(/\s*([-/.])\s*/g, '$1')
  for (const form of forms) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {}
    const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (year !== '' && isLocalDate(date)) return date
  }
  return null
}

/** A date in the form that it is typed in: '27/12/2026'. */
export function typedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year}`
}
