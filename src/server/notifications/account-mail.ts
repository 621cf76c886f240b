import { localePath } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/** Notifies the owner of a change to the account, in case somebody else made it. */
export async function composeAccountMail(
  context: Context,
  message: OutboxRow,
  kind: 'password_changed' | 'account_deleted',
): Promise<Mail> {
  const { language } = message
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
      paragraphs: [t(`account.${kind}.lead`)],
      cards: [],
      button:
        kind === 'password_changed'
          ? {
              label: t('account.password_changed.button'),
              href: siteOrigin(context.configuration.origin, site) + localePath(language, '/auth/reset-password'),
            }
          : null,
      after: [t(`account.${kind}.after`)],
    })),
  }
}
