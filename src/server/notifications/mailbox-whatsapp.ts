import { html } from 'hono/html'
import { cutText } from '#domain/cut-text.ts'
import { directionOf } from '#domain/locale.ts'
import type { Db } from '#server/kernel/database.ts'
import { insertMailboxWhatsapp } from './queries.ts'
import { wordsOfWhatsapp } from './whatsapp-message.ts'
import type { WhatsappSender } from './whatsapp-sender.ts'

const bubble =
  'max-width:30rem;padding:12px 14px;border-radius:12px;background:#d9fdd3;color:#111b21;overflow-wrap:anywhere'

/** Without a WhatsApp account: stores messages in the development mailbox at /mailbox. */
export function mailboxWhatsapp(db: Db): WhatsappSender {
  return {
    send: async (message, { id }) => {
      const text = wordsOfWhatsapp(message)
      const page = html`<!doctype html>
        <html lang="${message.language}" dir="${directionOf(message.language)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${message.template}</title>
          </head>
          <body
            style="margin:0;padding:20px;background:#efeae2;font:17px/1.7 'IBM Plex Sans Arabic',system-ui,sans-serif"
          >
            <p style="${bubble};white-space:pre-line">${text}</p>
          </body>
        </html>`
      const subject = `${cutText(text, 80)}…`
      await insertMailboxWhatsapp(db, id, { to: message.to, subject, html: (await page).toString(), text })
    },
  }
}
