import { html, raw } from 'hono/html'
import { hashSource } from '#server/kernel/hash-source.ts'
import type { FailedMessage } from '#server/outbox/delivery.ts'
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
small { display: block; opacity: .75; overflow-wrap: anywhere }
h2 { font-size: 17px; margin: 12px 0 0 }
section { margin-bottom: 28px }
.failed { padding: 14px 4px }
.failed code { display: block; margin-top: 4px; font-size: 14px; overflow-wrap: anywhere; color: light-dark(#9a3412, #fdba74) }
iframe { width: 100%; height: 70vh; border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); border-radius: 12px; background: #fff }
`

/** The policy of the mailbox pages; a mail itself is shown in a sandboxed frame. */
export const mailboxPolicy = `default-src 'none'; style-src ${hashSource(style)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
// One string, because the policy contains the digest of the style.
const styleElement = raw(`<style>${style}</style>`)

/** All messages of this machine, newest first, below the failed ones. */
export function mailboxPage(messages: MailboxRow[], failed: FailedMessage[]) {
  return frame(
    'Mailbox',
    'Development mailbox: emails and WhatsApp messages are captured here and not sent. Set SMTP_URL and WHATSAPP_TOKEN to send them.',
    html`${failedList(failed)}${
      messages.length === 0
        ? html`<p>No mail yet. Book something.</p>`
        : html`<ul>
            ${messages.map(
              (one) =>
                html`<li>
                  <a href="/mailbox/${one.id}"
                    ><strong dir="auto">${one.subject}</strong
                    ><small
                      >${channelName(one.channel)} · <bdi>${one.recipient}</bdi> ·
                      ${one.createdAt.toISOString().slice(0, 16).replace('T', ' ')}${one.attachments.map(({ filename }) => ` · ${filename.split('.').at(-1)?.toUpperCase()}`).join('')}</small
                    ></a
                  >
                </li>`,
            )}
          </ul>`
    }`,
  )
}

function failedList(failed: FailedMessage[]) {
  if (failed.length === 0) return ''
  return html`<section aria-labelledby="failed">
    <h2 id="failed">Not sent</h2>
    <ul>
      ${failed.map(
        (one) =>
          html`<li class="failed">
            <strong>${one.kind}</strong>
            <small
              >${channelName(one.channel)} · <bdi>${one.recipient}</bdi> · ${one.attempts} tries ·
              ${one.nextAt === null ? 'given up' : `again at ${one.nextAt.toISOString().slice(11, 19)} UTC`}</small
            >
            <code dir="ltr">${one.error}</code>
          </li>`,
      )}
    </ul>
  </section>`
}

function channelName(channel: string): string {
  return channel === 'whatsapp' ? 'WhatsApp' : 'Email'
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
        ${styleElement}
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
