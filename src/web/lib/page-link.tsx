import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentProps } from 'react'
import { localePath } from '#domain/locale.ts'
import { isOwnPage } from '#domain/own-pages.ts'
import { useLocale } from 'use-intl'
import { isThrifty, prefetchInView } from './prefetch.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Without the language prefix: '/cart'. */
  path: string
  search?: Record<string, string | number | undefined>
  hash?: string
  /** Swap this entry of the history instead of adding one. */
  replace?: boolean
  resetScroll?: boolean
}

/**
 * A link to a page of ours in the page's own language. What it leads to is fetched after a second in view, or at once when somebody is about to
 * follow it (A9); what is one visitor's own changes too often to be fetched for a glance.
 */
export function PageLink({ path, search, ...rest }: PageLinkProps) {
  const router = useRouter()
  const to = localePath(useLocale(), path)
  const link = useRef<HTMLAnchorElement>(null)
  // Paths come from the server (slugs of both languages), so the router's table of literal paths cannot type them.
  // One that names filters is the current page only with exactly these; one that names a page also where filters are added.
  // Every page's address begins with the home page's.
  const isExact = search !== undefined || path === '/'
  const activeOptions = isExact ? { activeOptions: { exact: true, includeSearch: search !== undefined } } : {}
  const target = { to, search: search ?? {}, ...activeOptions } as unknown as LinkProps
  const isFetchedInView = !isOwnPage(path)
  const question = JSON.stringify(search)
  useEffect(() => {
    if (!link.current || !isFetchedInView || isThrifty()) return undefined
    const wish = { to, search: question === undefined ? {} : (JSON.parse(question) as object) }
    return prefetchInView(link.current, () =>
      router.preloadRoute(wish as unknown as Parameters<typeof router.preloadRoute>[0]),
    )
  }, [isFetchedInView, question, router, to])
  return <Link ref={link} preload={isThrifty() ? false : 'intent'} preloadDelay={0} {...target} {...(rest as object)} />
}
