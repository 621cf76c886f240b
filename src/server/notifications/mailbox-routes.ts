import { Hono, type Context as Call } from 'hono'
import type { CardContext } from '#server/booking/providers/providers.ts'
import type { Env } from '#server/kernel/http.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { mailboxMessagePage, mailboxPage, mailboxPolicy } from './mailbox-page.ts'
import { findMessage, listFailedMessages } from '#server/outbox/delivery.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment } from './mailer.ts'
import { findMailboxMessage, listMailbox, type MailboxRow } from './queries.ts'

/**
 * Mails use style attributes, which all mail clients support; only these may be inline: no scripts, forms, style
 * elements or external resources. Sandboxed even when opened outside its frame; links open in a new tab.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The development mailbox. Mounted only without SMTP, which production requires. */
export function mailboxRoutes(context: CardContext) {
  const routes = new Hono<Env>().basePath('/mailbox')
  routes.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', mailboxPolicy)
  })
  routes.get('/', async (c) => c.html(mailboxPage(await listMailbox(context.db), await listFailedMessages(context.db))))
  routes.get('/:id{[0-9]{1,15}}', async (c) => c.html(mailboxMessagePage(await messageOf(c))))
  routes.get('/:id{[0-9]{1,15}}/html', async (c) => {
    const { html } = await messageOf(c)
    c.header('content-security-policy', MAIL_POLICY)
    return c.html(html.replace('<head>', '<head><base target="_blank">'))
  })
  routes.get('/:id{[0-9]{1,15}}/attachments/:index{[0-9]}', async (c) => {
    const found = await attachmentOf(await messageOf(c), Number(c.req.param('index')))
    if (!found) throw new ApiError('missing', 'request.path_unknown')
    return c.body(Uint8Array.from(await found.content()), 200, {
      'content-type': found.contentType,
      'content-disposition': `inline; filename="${found.filename}"`,
    })
  })
  return routes

  /** Made again from what the mail was made from: the mailbox stores only its name. */
  async function attachmentOf({ outboxId }: MailboxRow, index: number): Promise<Attachment | undefined> {
    const message = outboxId === null ? undefined : await findMessage(context.db, outboxId)
    const mail = message && (await composeMail(context, message))
    return mail?.attachments[index]
  }

  async function messageOf(c: Call<Env>) {
    const message = await findMailboxMessage(context.db, Number(c.req.param('id')))
    if (!message) throw new ApiError('missing', 'request.path_unknown')
    return message
  }
}
