import { MessageCircle, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { HeaderTools } from '#web/layouts/header-tools.tsx'
import { LanguageLink } from '#web/layouts/language-link.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { MainLinks } from '#web/layouts/navigation-links.tsx'
import { SiteMenu } from '#web/layouts/site-menu.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { EmailText } from '#web/ui/email-text.tsx'

/** The contact bar scrolls away; name and cart stay visible. */
export function SupplierHeader({ site, visitor, navigation, languagePath }: Omit<FrameProps, 'children'>) {
  const t = useTranslations('common')
  const { phone, whatsapp, email } = site.contact
  const contact = 'inline-flex min-h-11 items-center gap-2 px-2 hover:underline underline-offset-4'
  return (
    <header className="contents">
      <div className="on-night bg-night text-white">
        <div className="mx-auto flex min-h-11 max-w-7xl flex-wrap items-center justify-between px-2 text-sm sm:px-4">
          <ul aria-label={t('contact')} className="flex min-w-0 flex-wrap items-center">
            {whatsapp !== undefined && (
              <li>
                <a href={`https://wa.me/${whatsapp.replace('+', '')}`} rel="noopener" className={contact}>
                  <MessageCircle aria-hidden className="size-4 text-saffron" strokeWidth={1.75} />
                  {t('whatsapp')}
                </a>
              </li>
            )}
            {phone !== undefined && (
              <li>
                <a href={`tel:${phone}`} aria-label={`${t('phone')} ${phone}`} className={contact}>
                  <Phone aria-hidden className="size-4 text-saffron" strokeWidth={1.75} />
                  <bdi dir="ltr" className="max-[26rem]:hidden">
                    {phone}
                  </bdi>
                  <span className="min-[26rem]:hidden">{t('phone')}</span>
                </a>
              </li>
            )}
            {email !== undefined && (
              <li className="hidden md:block">
                <a href={`mailto:${email}`} className={contact}>
                  <EmailText email={email} />
                </a>
              </li>
            )}
          </ul>
          <LanguageLink path={languagePath} className="shrink-0 underline-offset-4 hover:underline" />
        </div>
      </div>
      <div className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex min-h-[80px] max-w-7xl flex-wrap items-center gap-2 px-4 sm:px-6">
          <PageLink path="/" className="me-auto grid min-w-0 text-primary">
            <span className="-mb-1 truncate pb-1 text-2xl leading-tight font-semibold sm:text-3xl">{site.name}</span>
            <span className="truncate text-sm text-ink-soft max-sm:hidden">{site.tagline}</span>
          </PageLink>
          <MainLinks
            site={site}
            className="hidden shrink-0 lg:block"
            linkClass="inline-flex min-h-11 items-center px-3 font-medium hover:text-primary aria-[current=page]:text-primary"
          />
          <HeaderTools visitor={visitor} />
        </div>
      </div>
      <SiteMenu
        site={site}
        visitor={visitor}
        navigation={navigation}
        className="end-2 top-[5.25rem] max-h-[calc(100dvh-8.5rem)] [position-anchor:auto] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+1.25rem)]"
      />
    </header>
  )
}
