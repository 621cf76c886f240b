import { createTransport } from 'nodemailer'
import type { Configuration } from '#server/platform/configuration.ts'
import { MailRefused, type Mailer } from './mailer.ts'

/** Over SMTP, at most five connections at once. Throws MailRefused when the server says that the address will never do. */
export function smtpMailer(configuration: Pick<Configuration, 'mailFrom' | 'origin'>, smtpUrl: string): Mailer {
  const transport = createTransport(smtpUrl, { from: configuration.mailFrom })
  const { hostname } = new URL(configuration.origin)
  return {
    send: async (mail, id) => {
      try {
        await transport.sendMail({
          to: mail.to,
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          attachments: mail.attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
          // The same for each try: a server that has it already may drop the second.
          messageId: `<outbox-${id}@${hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
          throw new MailRefused((error as Error).message)
        throw error
      }
    },
  }
}
