import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { localePath, splitLocale } from '#domain/locale.ts'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { useLocale } from '#web/lib/use-locale.ts'
import { Logo } from '#web/ui/logo.tsx'

export function DefaultLayout({
  site,
  children,
}: Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'> & { children: ReactNode }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-10 focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
          <a href={localePath(locale, '/')} className="flex items-center gap-2 text-xl font-semibold text-primary">
            <Logo className="size-9" />
            <span>{site.name}</span>
          </a>
          <a
            href={`${localePath(other, splitLocale(path).rest)}?language=${other}`}
            hrefLang={other}
            lang={other}
            className="inline-flex min-h-11 items-center px-2 font-medium underline-offset-4 hover:underline"
          >
            {t('language')}
          </a>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <footer className="border-t border-line bg-surface">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm text-ink-soft sm:px-6">
          <p>{t('rights', { year: '2026', name: site.name })}</p>
          {site.contact.email !== undefined && (
            <a
              href={`mailto:${site.contact.email}`}
              className="inline-flex min-h-11 items-center gap-2 hover:text-primary"
            >
              {t('contact')} <bdi>{site.contact.email}</bdi>
            </a>
          )}
        </div>
      </footer>
    </div>
  )
}
