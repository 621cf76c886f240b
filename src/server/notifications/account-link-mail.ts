import { localePath } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { hasAccount } from '#server/accounts/has-account.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/**
 * The mail with the link that creates an account. Only this mail, in the owner's mailbox, reveals whether the address
 * already has one.
 */
export async function composeAccountLinkMail(context: Context, message: OutboxRow): Promise<Mail> {
  const { language, payload, recipient } = message
  const t = mailWords(language)
  const site = await getSite(context.db, message.payload.siteId ?? null)
  const account = await hasAccount(context.db, recipient)
  const kind = payload.fromOrder ? (account?.isConfirmed ? 'join' : 'fromOrder') : account ? 'known' : 'signUp'
  const address = (path: string) => siteOrigin(context.configuration.origin, site) + localePath(language, path)
  const name = site.name[language]
  return {
    to: recipient,
    subject: t(`account.${kind}.subject`, { site: name }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t(`account.${kind}.title`),
      paragraphs: [t(`account.${kind}.lead`, { site: name })],
      cards: [],
      button: {
        label: t(`account.${kind}.button`),
        href: kind === 'known' ? address('/sign-in') : `${address('/auth/confirm')}?token=${payload.token}`,
      },
      after:
        kind === 'known' ? [t('account.forgot', { link: address('/auth/reset-password') })] : [t('account.ignore')],
    })),
  }
}
