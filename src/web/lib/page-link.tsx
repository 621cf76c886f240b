import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { localePath } from '#domain/locale.ts'
import { useLocale } from 'use-intl'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without the language prefix: '/cart'. */
  path: string
  search?: Record<string, string | number | undefined>
  hash?: string
  /** Swap this entry of the history instead of adding one. */
  replace?: boolean
  resetScroll?: boolean
}

/** A link to a page of ours in the page's own language. */
export function PageLink({ path, search, ...rest }: PageLinkProps) {
  const to = localePath(useLocale(), path)
  // Paths come from the server (slugs of both languages), so the router's table of literal paths cannot type them.
  const target = { to, search: search ?? {} } as unknown as LinkProps
  return <Link {...target} {...(rest as object)} />
}
