import { useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { directionOf, localePath, splitLocale, type Words } from '#domain/locale.ts'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const Toasts = lazy(() => import('#web/ui/toasts.tsx').then((module) => ({ default: module.Toasts })))

export function DefaultLayout({
  site,
  visitor,
  navigation,
  children,
}: Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'> & { children: ReactNode }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const href = useRouterState({ select: (state) => state.location.href })
  // Toasts are drawn by script alone; a page without script has nothing to tell.
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-field focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <SiteHeader site={site} visitor={visitor} navigation={navigation} languagePath={useLanguagePath()} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter site={site} navigation={navigation} />
      {isAwake && (
        <Suspense fallback={null}>
          <Toasts address={href} isRtl={directionOf(locale) === 'rtl'} label={t('notifications')} />
        </Suspense>
      )}
    </div>
  )
}

/** This page in the other language. A page whose slugs differ says so in its loader's `paths`. */
function useLanguagePath(): string {
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  const own = useRouterState({ select: (state) => splitLocale(state.location.pathname).rest })
  const paths = useMatches({
    select: (matches) =>
      matches.map((match) => (match.loaderData as { paths?: Words } | undefined)?.paths).findLast((found) => found),
  })
  return encodeURI(localePath(other, paths?.[other] ?? own))
}
