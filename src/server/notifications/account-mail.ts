import { localePath } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/** The pages for undoing a change that another person made. The old address can no longer reset the password. */
const undoPages = { password_changed: '/auth/reset-password', email_changed: '/contact-us', passkey_added: '/profile' }

/** Notifies the owner of a change to the account, in case another person made it. */
export async function composeAccountMail(
  context: Context,
  message: OutboxRow,
  kind: 'password_changed' | 'account_deleted' | 'guest_deleted' | 'email_changed' | 'passkey_added',
): Promise<Mail> {
  const { language } = message
  // The mail to the old address masks the new one, because other people may read it.
  const email = maskEmail(message.payload.email ?? '')
  const t = mailWords(language)
  const site = await getSite(context.db, message.payload.siteId ?? null)
  return {
    to: message.recipient,
    subject: t(`account.${kind}.subject`, { site: site.name[language] }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t(`account.${kind}.title`),
      paragraphs: [kind === 'email_changed' ? t('account.email_changed.lead', { email }) : t(`account.${kind}.lead`)],
      cards: [],
      button:
        kind === 'account_deleted' || kind === 'guest_deleted'
          ? null
          : {
              label: t(`account.${kind}.button`),
              href: siteOrigin(context.configuration.origin, site) + localePath(language, undoPages[kind]),
            },
      after: [t(`account.${kind}.after`)],
    })),
  }
}

/** 'n•••@example.com', kept together in Arabic text. */
function maskEmail(email: string): string {
  return `\u{2066}${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}\u{2069}`
}
