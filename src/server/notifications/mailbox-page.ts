import { html } from 'hono/html'
import type { MailboxRow } from './queries.ts'

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
header { padding: 20px 24px; border-bottom: 1px solid color-mix(in srgb, CanvasText 18%, Canvas) }
h1 { margin: 0; font-size: 20px }
header p { margin: 4px 0 0; opacity: .75 }
main { max-width: 880px; margin: 0 auto; padding: 16px 24px 48px }
ul { list-style: none; margin: 0; padding: 0 }
li { border-bottom: 1px solid color-mix(in srgb, CanvasText 14%, Canvas) }
li a { display: block; padding: 14px 4px; color: inherit; text-decoration: none }
li a:hover strong, li a:focus-visible strong { text-decoration: underline }
small { display: block; opacity: .75 }
iframe { width: 100%; height: 70vh; border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); border-radius: 12px; background: #fff }
`

/** What the programs of these pages may do; the mail itself is shown in a frame that may do nothing. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** All mails of this machine, the newest first. */
export function mailboxPage(messages: MailboxRow[]) {
  return frame(
    'Mailbox',
    'Nothing is sent from here: mails of this development machine end in this mailbox. Set SMTP_URL to send them.',
    messages.length === 0
      ? html`<p>No mail yet. Book something.</p>`
      : html`<ul>
          ${messages.map(
            (one) =>
              html`<li>
                <a href="/mailbox/${one.id}"
                  ><strong dir="auto">${one.subject}</strong
                  ><small
                    >${one.recipient} ·
                    ${one.createdAt.toISOString().slice(0, 16).replace('T', ' ')}${one.attachments.length > 0 ? ' · PDF' : ''}</small
                  ></a
                >
              </li>`,
          )}
        </ul>`,
  )
}

export function mailboxMessagePage(message: MailboxRow) {
  return frame(
    message.subject,
    message.recipient,
    html`<p>
        <a href="/mailbox">All mails</a
        >${message.attachments.map((one, index) => html` · <a href="/mailbox/${message.id}/attachments/${index}">${one.filename}</a>`)}
      </p>
      <iframe
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        title="${message.subject}"
        src="/mailbox/${message.id}/html"
      ></iframe>`,
  )
}

function frame(title: string, line: string, content: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1 dir="auto">${title}</h1>
          <p>${line}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}
