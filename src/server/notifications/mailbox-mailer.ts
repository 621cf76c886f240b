import type { Db } from '#server/kernel/database.ts'
import type { Mailer } from './mailer.ts'
import { insertMailboxMessage } from './queries.ts'

/** Without SMTP: stores mails in the development mailbox at /mailbox. */
export function mailboxMailer(db: Db): Mailer {
  return { send: (mail, { id }) => insertMailboxMessage(db, id, mail) }
}
