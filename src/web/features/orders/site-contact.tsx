import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { EmailText } from '#web/ui/email-text.tsx'

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-primary underline-offset-4 hover:underline'

/** The site's phone number and email address, beside the WhatsApp link. */
export function SiteContact({ className = '' }: { className?: string }) {
  const t = useTranslations('common')
  const { email, phone } = useSiteContext().site.contact
  if (email === undefined && phone === undefined) return null
  return (
    <ul className={`flex flex-wrap gap-x-6 text-sm font-medium ${className}`}>
      {phone !== undefined && (
        <li>
          <a href={`tel:${phone}`} aria-label={`${t('phone')} ${phone}`} className={linkClass}>
            <Phone aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {phone}
            </bdi>
          </a>
        </li>
      )}
      {email !== undefined && (
        <li className="min-w-0">
          <a href={`mailto:${email}`} className={linkClass}>
            <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <EmailText email={email} className="min-w-0" />
          </a>
        </li>
      )}
    </ul>
  )
}
