import { createTransport } from 'nodemailer'
import type { Configuration } from '#server/kernel/configuration.ts'
import { MessageRefused, type Mailer } from './mailer.ts'

/** The timeout of each of about eight steps of an attempt; all must end within the outbox's lease. */
const SILENCE_MS = 30_000

/**
 * Sends over SMTP, with a connection for each mail. Throws MessageRefused if the server permanently (5xx) refuses this
 * recipient or text. Errors about our account or sender are the operator's to correct, and the mail waits.
 */
export function smtpMailer(
  configuration: Pick<Configuration, 'mailFrom' | 'origin'>,
  smtpUrl: string,
  silenceMs = SILENCE_MS,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(10_000, silenceMs),
    greetingTimeout: Math.min(10_000, silenceMs),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(configuration.origin)
  return {
    send: async (mail, { id, createdAt }) => {
      try {
        await transport.sendMail({
          from: configuration.mailFrom,
          to: mail.to,
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          attachments: await Promise.all(
            mail.attachments.map(async (one) => ({ ...one, content: Buffer.from(await one.content()) })),
          ),
          // The same for each attempt, so that a server can drop a duplicate. The time keeps a restored database from
          // reusing an id, and with it a message id.
          messageId: `<outbox-${id}-${createdAt.getTime().toString(36)}@${hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        if (isFinal(error as SmtpError)) throw new MessageRefused((error as Error).message)
        throw error
      }
    },
  }
}

interface SmtpError extends Error {
  responseCode?: number
  command?: string
}

function isFinal({ responseCode = 0, command }: SmtpError): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
