import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { findMailLanguages } from '#server/accounts/find-mail-languages.ts'
import type { CardContext } from '#server/booking/providers/providers.ts'
import { metrics, observeSeconds } from '#server/kernel/metrics.ts'
import { spanned } from '#server/kernel/trace.ts'
import { composeMail } from './compose-mail.ts'
import { MessageRefused, type Mailer } from './mailer.ts'
import { composeWhatsapp, wordsOfWhatsapp } from './whatsapp-message.ts'
import type { WhatsappSender } from './whatsapp-sender.ts'
import {
  claimDueMessages,
  renewLeases,
  setMessageDropped,
  setMessageFailed,
  setMessageSent,
  type Lane,
  type OutboxRow,
  type SentMessage,
} from '#server/outbox/delivery.ts'
import { isToGuest, isToStaff } from '#server/outbox/message-kinds.ts'

const AT_ONCE = 10
/**
 * Messages of a process that died are released after this time. A running process renews its lease: the slowest attempt
 * takes minutes (smtp-mailer.ts), and no second process may send the same message meanwhile.
 */
const LEASE_SECONDS = 45
const RENEW_SECONDS = 10
const GIVE_UP_AFTER = 60
/** The maximum share of time to spend on sending, apart from the mails' own duration. */
const BUSY = 0.6

/**
 * Sends the due messages of the outbox. A message is written in the transaction of its fact, so none is lost; it is
 * retried until the server accepts it, for about nine hours (60 attempts). It is sent twice only if the first result is
 * unknown: the connection broke after the text, or the process died before storing the result. Under load it pauses
 * after every ten messages for four times their duration: mails may be late, buyers must not wait for the rendering of
 * tickets. The lane `prompt` beside it never waits for them.
 */
export async function sendOutbox(
  context: CardContext,
  mailer: Mailer,
  whatsapp: WhatsappSender | null = null,
): Promise<void> {
  await sendDue(context, { mailer, whatsapp }, 'all')
}

/** Sends the due messages about the access to accounts (outbox/message-kinds.ts), as sendOutbox does, without its pauses. */
export async function sendPromptMessages(context: CardContext, mailer: Mailer): Promise<void> {
  await sendDue(context, { mailer, whatsapp: null }, 'prompt')
}

async function sendDue(context: CardContext, carriers: Carriers, lane: Lane): Promise<void> {
  for (;;) {
    const began = performance.now()
    const load = performance.eventLoopUtilization()
    const claimed = await claimDueMessages(context.db, { lane, most: AT_ONCE, leaseSeconds: LEASE_SECONDS })
    const due = await inChosenLanguage(context, claimed)
    await whileRenewing(context, due, (message) => sendOne(context, carriers, message))
    if (due.length < AT_ONCE) return
    const isBusy = lane === 'all' && performance.eventLoopUtilization(load).utilization > BUSY
    if (isBusy) await pause(4 * (performance.now() - began))
  }
}

async function whileRenewing(
  { db, log }: CardContext,
  due: OutboxRow[],
  send: (message: OutboxRow) => Promise<void>,
): Promise<void> {
  const underWay = new Set(due.map(({ id }) => id))
  const renewing = setInterval(() => {
    void renewLeases(db, [...underWay], LEASE_SECONDS).catch((error: unknown) =>
      log.warn({ err: error }, 'could not renew the lease of messages'),
    )
  }, RENEW_SECONDS * 1000)
  try {
    await Promise.all(due.map((message) => send(message).finally(() => underWay.delete(message.id))))
  } finally {
    clearInterval(renewing)
  }
}

/**
 * Mails to an account are in its chosen language, whatever the language of the order; a reply is in that of the message.
 * Staff chose a language of their own for the console, also if they have an account of the shop.
 */
async function inChosenLanguage(context: CardContext, due: OutboxRow[]): Promise<OutboxRow[]> {
  if (due.length === 0) return due
  const chosen = await findMailLanguages(
    context.db,
    due.map(({ recipient }) => recipient),
  )
  return due.map((message) => ({
    ...message,
    language:
      message.kind === 'contact_reply' || isToStaff(message.kind)
        ? message.language
        : (chosen.get(message.recipient.toLowerCase()) ?? message.language),
  }))
}

interface Carriers {
  mailer: Mailer
  /** Null without a WhatsApp account. */
  whatsapp: WhatsappSender | null
}

async function sendOne(context: CardContext, carriers: Carriers, message: OutboxRow): Promise<void> {
  try {
    if (message.attempts > GIVE_UP_AFTER) throw new MessageRefused('every attempt was interrupted')
    const sent =
      message.channel === 'email'
        ? await mail(context, carriers.mailer, message)
        : await write(context, carriers.whatsapp, message)
    await (sent ? setMessageSent(context.db, sent) : setMessageDropped(context.db, message.id))
  } catch (error) {
    const isOver = error instanceof MessageRefused || message.attempts >= GIVE_UP_AFTER
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

/** Returns what was sent; null if the message is no longer true. */
async function mail(context: CardContext, mailer: Mailer, message: OutboxRow): Promise<SentMessage | null> {
  // The recipient was erased meanwhile.
  if (message.recipient === '') return null
  const composed = await composeMail(context, message)
  if (composed === null) return null
  await measured('mail', () => mailer.send(composed, message))
  return sentMessage(message, composed)
}

async function write(
  context: CardContext,
  whatsapp: WhatsappSender | null,
  message: OutboxRow,
): Promise<SentMessage | null> {
  if (whatsapp === null) throw new MessageRefused('WhatsApp is not configured any more')
  const composed = await composeWhatsapp(context, message)
  if (composed === null) return null
  await measured('whatsapp', () => whatsapp.send(composed, message))
  return sentMessage(message, { subject: '', text: wordsOfWhatsapp(composed) })
}

/** Stores the text of messages to guests about their order, without the link's key, which would open the order. */
function sentMessage({ id, kind }: OutboxRow, { subject, text }: { subject: string; text: string }): SentMessage {
  return isToGuest(kind)
    ? { id, subject, body: text.replaceAll(/\?key=[^\s]+/g, '') }
    : { id, subject: null, body: null }
}

async function measured(provider: string, send: () => Promise<void>): Promise<void> {
  const began = performance.now()
  try {
    await spanned({ name: provider, kind: 'client' }, send)
    observeSeconds(metrics.providerCalls, began, { provider, outcome: 'ok' })
  } catch (error) {
    const outcome = error instanceof MessageRefused ? 'refused' : 'unknown'
    observeSeconds(metrics.providerCalls, began, { provider, outcome })
    throw error
  }
}

/** 5, 10, 20 … seconds, at most ten minutes. */
function retrySeconds(attempts: number): number {
  return Math.min(600, 5 * 2 ** Math.min(attempts - 1, 10))
}
