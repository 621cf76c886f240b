import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/** A contact message for the operator; replies go to the visitor. */
export async function composeContactMail(context: Context, message: OutboxRow): Promise<Mail> {
  const { language } = message
  const { name = '', email = '', topic = 'other', text = '', messageId = '' } = message.payload
  const t = mailWords(language)
  const site = await getSite(context.db, message.payload.siteId ?? null)
  return {
    to: message.recipient,
    replyTo: email,
    subject: t('contact.subject', { name, topic: t(`contact.topics.${topic}` as 'contact.topics.other') }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t('contact.title', { name }),
      paragraphs: [`${email} · ${t('contact.number', { number: messageId })}`, ...text.split(/\n+/)],
      cards: [],
      button: { label: t('contact.button'), href: `mailto:${email}` },
      after: [],
    })),
  }
}
