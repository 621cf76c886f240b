import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { named } from '#server/kernel/named.ts'
import { guestKinds } from '#server/outbox/message-kinds.ts'

export interface SentMail {
  /** Empty for a WhatsApp message. */
  subject: string
  body: string
}

/**
 * A message to the guest of an order as it was sent, without its attachments and the key of its link.
 * @throws ApiError `console.not_found`, also once its text was erased
 */
export async function readOrderMail({ db }: Context, input: { reference: string; mailId: number }): Promise<SentMail> {
  const rows = await db.rows<SentMail>(
    named({
      name: 'desk.sent_mail',
      text: `select coalesce(m.subject, '') as subject, coalesce(m.body, '') as body from outbox m
        where m.id = :mailId and m.payload ->> 'reference' = :reference and m.kind in (${guestKinds}) and m.body is not null`,
      values: input,
    }),
  )
  const [mail] = rows
  if (!mail) throw new ApiError('missing', 'console.not_found')
  return mail
}
