import { formatDate, type DateStyle } from '#domain/date-words.ts'
import { useLocale } from 'use-intl'

export function DateText({ date, style = 'medium' }: { date: string; style?: DateStyle }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, useLocale(), style)}
    </time>
  )
}
