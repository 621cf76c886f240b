import { localePath } from '#domain/locale.ts'
import { RESET_LINK_MINUTES } from '#domain/mailed-secrets.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { hasAccount } from '#server/accounts/has-account.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/**
 * Null if the link has expired, and for an address without an account, whose request is stored like any other so that it
 * does not reveal accounts.
 */
export async function composeResetMail(context: Context, message: OutboxRow): Promise<Mail | null> {
  if (message.ageSeconds >= RESET_LINK_MINUTES * 60) return null
  if (!(await hasAccount(context.db, message.recipient))) return null
  const { language } = message
  const t = mailWords(language)
  const site = await getSite(context.db, message.payload.siteId ?? null)
  const path = localePath(language, '/auth/reset-password')
  return {
    to: message.recipient,
    subject: t('reset.subject', { site: site.name[language] }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t('reset.title'),
      paragraphs: [t('reset.lead')],
      cards: [],
      button: {
        label: t('reset.button'),
        href: `${siteOrigin(context.configuration.origin, site)}${path}?token=${message.payload.token}`,
      },
      after: [t('reset.ignore')],
    })),
  }
}
