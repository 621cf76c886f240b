import type { Context } from '#server/platform/context.ts'
import { composeContactMail } from './contact-mail.ts'
import type { Mail } from './mailer.ts'
import { composeOrderMail } from './order-mail.ts'
import type { OutboxRow } from './queries.ts'
import { composeResetMail } from './reset-mail.ts'

/** The mail that an outbox row stands for, in its reader's language. Throws for a kind that nobody writes. */
export function composeMail(context: Context, message: OutboxRow): Promise<Mail> {
  if (message.kind === 'password_reset') return composeResetMail(context, message)
  if (message.kind === 'contact_message') return composeContactMail(context, message)
  return composeOrderMail(context, message)
}
