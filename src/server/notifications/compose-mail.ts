import type { Context } from '#server/kernel/context.ts'
import { composeAccountLinkMail } from './account-link-mail.ts'
import { composeAccountMail } from './account-mail.ts'
import { composeCancellationMail } from './cancellation-mail.ts'
import { composeContactMail } from './contact-mail.ts'
import type { Mail } from './mailer.ts'
import { composeOrderMail } from './order-mail.ts'
import type { OutboxRow } from './queries.ts'
import { composeQuoteMail } from './quote-mail.ts'
import { composeResetMail } from './reset-mail.ts'
import { composeStaffMail } from './staff-mail.ts'

/** The mail that an outbox row stands for, in its reader's language; null when it is no longer true. Throws for a kind that nobody writes. */
export async function composeMail(context: Context, row: OutboxRow): Promise<Mail | null> {
  const mail = await compose(context, row)
  // Names are typed by strangers, and a second line of a subject would be a header of its own.
  return mail && { ...mail, subject: mail.subject.replaceAll(/\s+/g, ' ').trim() }
}

function compose(context: Context, row: OutboxRow): Promise<Mail | null> {
  const message = isToOperator(row.kind) ? { ...row, language: context.configuration.operatorLanguage } : row
  if (message.kind === 'password_reset') return composeResetMail(context, message)
  if (message.kind === 'account_link') return composeAccountLinkMail(context, message)
  if (message.kind === 'password_changed' || message.kind === 'account_deleted')
    return composeAccountMail(context, message, message.kind)
  if (message.kind === 'contact_message') return composeContactMail(context, message)
  if (message.kind.startsWith('quote_')) return composeQuoteMail(context, message)
  if (message.kind.startsWith('staff_')) return composeStaffMail(context, message)
  if (message.kind === 'booking_cancelled') return composeCancellationMail(context, message)
  return composeOrderMail(context, message)
}

/** An outbox row has the language of the buyer it is about. */
function isToOperator(kind: string): boolean {
  return kind.startsWith('staff_') || ['contact_message', 'quote_request', 'quote_turned_down'].includes(kind)
}
