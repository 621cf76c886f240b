import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentProps } from 'react'
import { localePath } from '#domain/locale.ts'
import { isOwnPage } from '#domain/own-pages.ts'
import { useLocale } from 'use-intl'
import { isDataSaver, prefetchInView } from './prefetch.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Without the language prefix: '/cart'. */
  path: string
  search?: Record<string, string | number | undefined>
  hash?: string
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
  resetScroll?: boolean
  /** A suggestion: its dates are not those of the visitor's trip. */
  keepsTrip?: boolean
}

/**
 * A link to a page in the current language. The target is preloaded after a second in view, or on hover and focus (A9).
 * Private pages change too often to be preloaded when merely visible.
 */
export function PageLink({ path, search, keepsTrip, ...rest }: PageLinkProps) {
  const router = useRouter()
  const to = localePath(useLocale(), path)
  const link = useRef<HTMLAnchorElement>(null)
  // Paths come from the server (slugs in two languages), so the router cannot type them. A link with search parameters
  // is current only if they match exactly; other links also if the page has more. Every path starts with the home
  // page's, so that must match exactly too.
  const isExact = search !== undefined || path === '/'
  const activeOptions = isExact ? { activeOptions: { exact: true, includeSearch: search !== undefined } } : {}
  const state = keepsTrip ? { state: { keepsTrip } } : {}
  const target = { to, search: search ?? {}, ...activeOptions, ...state } as unknown as LinkProps
  const isFetchedInView = !isOwnPage(path)
  const question = JSON.stringify(search)
  useEffect(() => {
    if (!link.current || !isFetchedInView || isDataSaver()) return undefined
    const wish = { to, search: question === undefined ? {} : (JSON.parse(question) as object) }
    return prefetchInView(link.current, () =>
      router.preloadRoute(wish as unknown as Parameters<typeof router.preloadRoute>[0]),
    )
  }, [isFetchedInView, question, router, to])
  return (
    <Link ref={link} preload={isDataSaver() ? false : 'intent'} preloadDelay={0} {...target} {...(rest as object)} />
  )
}
