import { createTransport } from 'nodemailer'
import type { Configuration } from '#server/kernel/configuration.ts'
import { MessageRefused, type Mailer } from './mailer.ts'

/** How long the server may keep silent: a try has about eight steps, and they must all end within the outbox's lease. */
const SILENCE_MS = 30_000

/**
 * Over SMTP, a connection for each mail. Throws MessageRefused when the server says (5xx) that this reader or this text will never do. What it
 * says of us, of the account or the sender, is the operator's to mend, and the mail waits for that.
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
          attachments: mail.attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
          // The same for each try: a server that has it already may drop the second. The time keeps a database that was set back
          // from giving a number, and with it a name, to two mails.
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
