import type { Db } from '#server/kernel/database.ts'
import type { Mailer } from './mailer.ts'
import { insertMailboxMessage } from './queries.ts'

/** Without SMTP: into the mailbox at /mailbox, which only a machine for developing has. */
export function mailboxMailer(db: Db): Mailer {
  return { send: (mail, { id }) => insertMailboxMessage(db, id, mail) }
}
