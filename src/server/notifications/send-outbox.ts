import { setTimeout } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { composeMail } from './compose-mail.ts'
import { MailRefused, type Mailer } from './mailer.ts'
import { claimDueMessages, setMessageFailed, setMessageSent, type OutboxRow } from './queries.ts'

const AT_ONCE = 10
const LEASE_SECONDS = 300
const GIVE_UP_AFTER = 60

/**
 * Sends what the outbox holds and is due. A message is written in the transaction of the fact that it tells, so none is lost; it is sent
 * again until the mail server has taken it, for about nine hours (60 tries), and twice only when the process dies between sending and writing that down. After ten it rests as long as
 * they took: in a rush mails may be a little late, buyers are not to wait for the setting of tickets.
 */
export async function sendOutbox(context: Context, mailer: Mailer): Promise<void> {
  for (;;) {
    const began = performance.now()
    const due = await claimDueMessages(context.db, AT_ONCE, LEASE_SECONDS)
    await Promise.all(due.map((message) => sendOne(context, mailer, message)))
    if (due.length < AT_ONCE) return
    await setTimeout(performance.now() - began)
  }
}

async function sendOne(context: Context, mailer: Mailer, message: OutboxRow): Promise<void> {
  try {
    await mailer.send(await composeMail(context, message), message.id)
    await setMessageSent(context.db, message.id)
  } catch (error) {
    const isOver = error instanceof MailRefused || message.attempts >= GIVE_UP_AFTER
    context.log[isOver ? 'error' : 'warn'](
      { err: error, outboxId: message.id, kind: message.kind, attempts: message.attempts },
      isOver ? 'a message was given up' : 'a message will be sent again',
    )
    await setMessageFailed(context.db, {
      id: message.id,
      error: (error as Error).message.slice(0, 500),
      retrySeconds: isOver ? null : retrySeconds(message.attempts),
    })
  }
}

/** 5, 10, 20 … seconds, at most ten minutes. */
function retrySeconds(attempts: number): number {
  return Math.min(600, 5 * 2 ** Math.min(attempts - 1, 10))
}
