import { localePath } from '#domain/locale.ts'
import { CODE_MINUTES } from '#domain/mailed-secrets.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { hasAccount } from '#server/accounts/has-account.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'

const words = { sign_in_code: 'code', proof_code: 'proof', new_email_code: 'new_email' } as const

/**
 * The mail with a six-digit code; null if the code has expired. A new address that has an account of its own gets no code:
 * only this mail, in its owner's mailbox, says so.
 */
export async function composeCodeMail(
  context: Context,
  message: OutboxRow,
  kind: keyof typeof words,
): Promise<Mail | null> {
  if (message.ageSeconds >= CODE_MINUTES * 60) return null
  const { language, payload, recipient } = message
  const t = mailWords(language)
  const site = await getSite(context.db, payload.siteId ?? null)
  const name = site.name[language]
  if (kind === 'new_email_code' && (await hasAccount(context.db, recipient)))
    return {
      to: recipient,
      subject: t('account.email_taken.subject', { site: name }),
      attachments: [],
      ...(await layOutMail({
        locale: language,
        site,
        title: t('account.email_taken.title'),
        paragraphs: [t('account.email_taken.lead', { site: name })],
        cards: [],
        button: {
          label: t('account.email_taken.button'),
          href: siteOrigin(context.configuration.origin, site) + localePath(language, '/sign-in'),
        },
        after: [t('account.email_taken.after')],
      })),
    }
  const key = words[kind]
  const code = payload.code ?? ''
  return {
    to: recipient,
    subject: t(`account.${key}.subject`, { site: name, code }),
    attachments: [],
    ...(await layOutMail({
      locale: language,
      site,
      title: t(`account.${key}.title`),
      paragraphs: [t(`account.${key}.lead`, { site: name })],
      code,
      cards: [],
      button: null,
      after: [t(`account.${key}.after`)],
    })),
  }
}
