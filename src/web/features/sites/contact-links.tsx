import { useTranslations } from 'use-intl'
import { EmailText } from '#web/ui/email-text.tsx'
import type { SiteAnswer } from './calls.ts'

/** The contacts of the site, as list items. */
export function ContactLinks({ contact, className }: { contact: SiteAnswer['site']['contact']; className: string }) {
  const t = useTranslations('common')
  const { email, phone, whatsapp } = contact
  return (
    <>
      {email !== undefined && (
        <li>
          <a href={`mailto:${email}`} className={className}>
            <EmailText email={email} className="min-w-0" />
          </a>
        </li>
      )}
      {phone !== undefined && (
        <li>
          <a href={`tel:${phone}`} className={className} aria-label={`${t('phone')} ${phone}`}>
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {phone}
            </bdi>
          </a>
        </li>
      )}
      {whatsapp !== undefined && (
        <li>
          <a href={`https://wa.me/${whatsapp.replace('+', '')}`} className={className} rel="noopener">
            {t('whatsapp')}
          </a>
        </li>
      )}
    </>
  )
}
