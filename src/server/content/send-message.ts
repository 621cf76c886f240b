import { isEmail } from '#domain/email.ts'
import { tidyName } from '#domain/guest-fields.ts'
import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { insertMessage } from './queries.ts'

const LONGEST = { name: 100, email: 254, text: 4000 }

/**
 * Stores a contact message and mails it to the site's operator. A filled trap field gets the same response, but nothing
 * is stored. Throws ApiError `content.fields_invalid` with the fields, `content.too_many_messages` above five an hour
 * from one address.
 */
export async function sendMessage(
  context: Context,
  input: {
    visitor: Visitor
    locale: Locale
    name: string
    email: string
    topic: string
    text: string
    website: string
  },
): Promise<void> {
  const { visitor, locale, topic, website } = input
  if (website.trim() !== '') return
  const message = { name: tidyName(input.name), email: tidyLine(input.email), text: input.text.trim() }
  const fields = (['name', 'email', 'text'] as const).flatMap((field) => {
    const value = message[field]
    if (value === '') return [{ field, code: 'required' }]
    if (value.length > LONGEST[field]) return [{ field, code: 'too_long' }]
    return field === 'email' && !isEmail(value) ? [{ field, code: 'format' }] : []
  })
  if (fields.length > 0) throw new ApiError('invalid', 'content.fields_invalid', { fields })
  await countAttempts(
    context.db,
    'content.too_many_messages',
    networkLimits(visitor.address, { key: 'message', most: 5, windowSeconds: 3600 }),
  )
  await insertMessage(context.db, {
    ...message,
    topic,
    siteId: visitor.site.id,
    language: locale,
    recipient: visitor.site.contact.email ?? null,
  })
}
