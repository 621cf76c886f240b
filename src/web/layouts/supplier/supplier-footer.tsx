import { MessageCircle, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'

/** One band: name, contacts and the site's few pages. */
export function SupplierFooter({ site }: Pick<SiteAnswer, 'site'>) {
  const t = useTranslations('common')
  const { phone, whatsapp, email } = site.contact
  const link = 'inline-flex min-h-11 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-12 gap-y-6 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_auto]">
        <div>
          <p className="text-2xl font-semibold text-primary">{site.name}</p>
          <p className="mt-1 max-w-xl text-ink-soft">{site.tagline}</p>
          {site.isSandbox && <p className="mt-2 text-sm text-ink-soft">{t('sandboxNote')}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {whatsapp !== undefined && (
            <a href={`https://wa.me/${whatsapp.replace('+', '')}`} rel="noopener" className={buttonClass('primary')}>
              <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
              {t('whatsappChat')}
            </a>
          )}
          {phone !== undefined && (
            <a href={`tel:${phone}`} aria-label={`${t('phone')} ${phone}`} className={buttonClass('outlined')}>
              <Phone aria-hidden className="size-5" strokeWidth={1.75} />
              <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                {phone}
              </bdi>
            </a>
          )}
          {email !== undefined && (
            <a href={`mailto:${email}`} className={buttonClass('third')}>
              <EmailText email={email} className="min-w-0" />
            </a>
          )}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 px-4 py-3 text-sm text-ink-soft sm:px-6">
          <ul className="flex flex-wrap gap-x-5">
            <StaticPageLinks className={link} />
            <SocialLinks social={site.social} className={link} />
          </ul>
          <p className="py-2">
            <Rights />
          </p>
        </div>
      </div>
    </footer>
  )
}
