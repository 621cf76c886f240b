import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/** A mail to a member of staff about access to the console: a link, or a notice of a change. */
export async function composeConsoleMail(
  context: Context,
  message: OutboxRow,
  kind: 'console_invite' | 'console_access' | 'console_reset' | 'console_session' | 'console_offer' | 'console_factor',
): Promise<Mail> {
  const { language, payload, recipient } = message
  const t = mailWords(language)
  const site = await getSite(context.db, null)
  const { purpose = 'invitation', token, name = '', change = 'other', role = '', supplier = '' } = payload
  const about = purpose === 'reset' ? purpose : kind
  const origin = `${context.configuration.origin}/console`
  const pages = {
    console_access: origin,
    console_reset: origin,
    console_session: `${origin}/me`,
    console_offer: `${origin}/me`,
    console_factor: `${origin}/me`,
  }
  const words = { site: site.name[language], name: name === '' ? 'none' : 'given', who: name, change, role, supplier }
  return {
    to: recipient,
    subject: t(`console.${about}.subject`, words),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t(`console.${about}.title`, words),
      paragraphs: [t(`console.${about}.lead`, words)],
      cards: [],
      button: {
        label: t(`console.${about}.button`),
        // In the fragment, which browsers do not send: the token is in no log and no referrer.
        href: { ...pages, console_invite: `${origin}/invitation#${token}` }[kind],
      },
      after: [t(`console.${about}.after`, words)],
    })),
  }
}
