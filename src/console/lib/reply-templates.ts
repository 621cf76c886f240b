import { queryOptions } from '@tanstack/react-query'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import type { Locale } from '#domain/locale.ts'
import type { Placeholder } from '#domain/reply-template.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { replyTemplates } from './api.ts'
import type { Message } from './messages.ts'

export const templatesQuery = queryOptions({
  queryKey: ['reply templates'],
  queryFn: ({ signal }) => bodyOf(replyTemplates.$get({}, { init: { signal } })),
})
export type ReplyTemplate = Awaited<ReturnType<NonNullable<typeof templatesQuery.queryFn>>>['templates'][number]

/** The order that a message is about: the one it names, otherwise the sender's only one. */
export function orderOf({ text, orders }: Message): Message['orders'][number] | undefined {
  const named = orders.find(({ reference }) => text.toUpperCase().includes(reference))
  return named ?? (orders.length === 1 ? orders[0] : undefined)
}

/** The values of a template's placeholders, in the language of the message. */
export function valuesOf(
  { from, language }: { from: string; language: Locale },
  order: Message['orders'][number] | undefined,
): Partial<Record<Placeholder, string>> {
  if (!order) return { name: from }
  const date = listOf([formatDate(order.localDate, language), formatTime(order.localTime, language)], language)
  return { name: from, reference: order.reference, activity: order.title[language], date }
}
