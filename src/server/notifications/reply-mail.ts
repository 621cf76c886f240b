import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { linesOf } from './lines-of.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'

/** The reply to a contact message, which it quotes. Answers go to the site's address. */
export async function composeReplyMail(context: Context, message: OutboxRow): Promise<Mail> {
  const { language } = message
  const { name = '', topic = 'other', text = '', quoted = '', messageId = '' } = message.payload
  const t = mailWords(language)
  const site = await getSite(context.db, message.payload.siteId ?? null)
  const { email: replyTo } = site.contact
  return {
    to: message.recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: t('contact.reply.subject', {
      topic: t(`contact.topics.${topic}` as 'contact.topics.other'),
      number: messageId,
    }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t('contact.reply.title', { site: site.name[language] }),
      paragraphs: [t('greeting', { name }), ...linesOf(text)],
      cards: [],
      button: null,
      after: [t('contact.reply.quoted'), ...linesOf(quoted)],
    })),
  }
}
