import { useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { encodePath, withSearch } from '#domain/page-redirect.ts'
import { directionOf, localePath, splitLocale, type Words } from '#domain/locale.ts'
import { LayoutChoices } from '#web/features/catalogue/layout-choices.ts'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { followSaved } from '#web/features/wishlist/saved.ts'
import { raisedToasts } from '#web/ui/raised-toasts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { layoutOf } from './load-layout.ts'

const loadToasts = () => import('#web/ui/toasts.tsx').then((module) => ({ default: module.Toasts }))
const Toasts = lazy(loadToasts)

/** The frame of every page: the site's layout around the main element, and what all layouts share. */
export function PageFrame({
  site,
  visitor,
  navigation,
  children,
}: Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'> & { children: ReactNode }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const href = useRouterState({ select: (state) => state.location.href })
  const hasToasts = useSyncExternalStore(raisedToasts.subscribe, raisedToasts.get, () => false)
  useEffect(() => {
    // With the first touch, before what it causes fails: the first toast may say that the network is away.
    const end = new AbortController()
    const load = () => {
      end.abort()
      void loadToasts().catch(() => {})
    }
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, load, { capture: true, passive: true, signal: end.signal })
    return () => end.abort()
  }, [])
  const layout = layoutOf(site.layoutType)
  const isCheckout = useRouterState({ select: (state) => splitLocale(state.location.pathname).rest === '/checkout' })
  const Frame = isCheckout ? CheckoutFrame : layout.Frame
  const className = isCheckout ? '[--below-head:1rem]' : (layout.className ?? '')
  const isSignedIn = visitor.user !== null
  useEffect(() => followSaved(isSignedIn), [isSignedIn])
  const wasSignedIn = useRef(isSignedIn)
  useEffect(() => {
    // The session ended elsewhere. Signing out in this tab loads a new page, so it does not get here.
    if (wasSignedIn.current && !isSignedIn)
      void import('#web/ui/show-toast.ts').then(({ showToast }) => showToast('info', t('signedOutElsewhere')))
    wasSignedIn.current = isSignedIn
  }, [isSignedIn, t])
  useEffect(() => {
    // Merges the recently viewed products of this browser into the account after any kind of sign-in.
    if (isSignedIn)
      void import('#web/features/history/recently-viewed-list.ts').then(({ reportRecentlyViewed }) =>
        reportRecentlyViewed(locale).catch(() => {}),
      )
  }, [isSignedIn, locale])
  return (
    <div data-layout={site.layoutType} className={`flex min-h-dvh flex-col ${className}`}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-field focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <LayoutChoices value={layout.choices}>
        <Frame site={site} visitor={visitor} navigation={navigation} languagePath={useLanguagePath()}>
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {children}
          </main>
        </Frame>
      </LayoutChoices>
      {hasToasts && (
        <Suspense fallback={null}>
          <Toasts address={href} isRtl={directionOf(locale) === 'rtl'} label={t('notifications')} />
        </Suspense>
      )}
    </div>
  )
}

/** The address of this page in the other language, with its query. If the slugs differ, the loader returns `paths`. */
function useLanguagePath(): string {
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  const own = useRouterState({ select: (state) => splitLocale(state.location.pathname).rest })
  const paths = useMatches({
    select: (matches) =>
      matches.map((match) => (match.loaderData as { paths?: Words } | undefined)?.paths).findLast((found) => found),
  })
  const question = useRouterState({ select: (state) => state.location.searchStr })
  return withSearch(encodePath(localePath(other, paths?.[other] ?? own)), `${question}&language=${other}`)
}
