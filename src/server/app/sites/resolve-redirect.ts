import { localePath, splitLocale, type Locale } from '#domain/locale.ts'
import { isOwnPage } from '#domain/own-pages.ts'
import { cleanPath, encodePath, productPath, redirectByRule, withSearch } from '#domain/page-redirect.ts'
import { ownPathOf } from '#domain/redirect-target.ts'
import { findProductSlugs } from '#server/catalogue/find-product-slugs.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findRedirect } from '#server/sites/find-redirect.ts'

export interface Redirect {
  /** As in a Location header. */
  to: string
  status: number
  /** An absolute address: the browser loads the whole page. */
  isExternal: boolean
}

const MAX_STEPS = 6

/**
 * The redirect for a decoded path, if any, in one hop however many rules match: the operator's redirects
 * first, then foreign prefixes, the layout's own listing, the unknown /{a}/{b}, and the canonical spelling. Temporary
 * if one of the steps is. A loop counts as no redirect. `visitorLocale` is the language for a foreign prefix.
 */
export async function resolveRedirect(
  context: Context,
  input: { visitor: Visitor; path: string; visitorLocale: Locale },
): Promise<Redirect | null> {
  const start = cleanPath(input.path)
  const seen = new Set<string>()
  let at = start
  let last: Redirect = { to: encodePath(start), status: 301, isExternal: false }
  let status: number | null = null
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (seen.has(at)) return null
    seen.add(at)
    const next = await stepFrom(context, input, at)
    if (next === null) break
    status = status === null || next.status === 302 ? next.status : status
    last = { ...next, to: withSearch(next.to, searchOf(last.to)) }
    const own = next.isExternal ? null : ownPathOf(next.to)
    if (own === null) break
    at = own
  }
  if (!last.isExternal && at === input.path) return null
  return { ...last, status: status ?? 301 }
}

const searchOf = (target: string) => /\?[^#]*/.exec(target)?.[0] ?? ''

async function stepFrom(
  context: Context,
  { visitor, visitorLocale }: { visitor: Visitor; visitorLocale: Locale },
  path: string,
): Promise<Redirect | null> {
  const { locale, rest, foreignPrefix } = splitLocale(path)
  if (foreignPrefix === undefined && isOwnPage(path)) return null
  const { id, discoverType } = visitor.site
  const stored = await findStored(context, { siteId: id, path })
  if (stored) return { ...stored, isExternal: !stored.to.startsWith('/') }
  const rule = redirectByRule(path, { discoverType, visitorLocale })
  if (rule) return { to: encodePath(rule.to), status: rule.status, isExternal: false }

  const [, slug] = /^\/experiences\/([^/]+)$/.exec(rest) ?? []
  if (slug === undefined || discoverType === 'experiences') return null
  const found = await findProductSlugs(context, { visitor, slug })
  if (!found) return null
  const to = localePath(locale, productPath(discoverType, found.city[locale], found.product[locale]))
  return { to: encodePath(to), status: 302, isExternal: false }
}

/**
 * The operator's redirect. One from a path without a language prefix holds in English too: to the English page, unless
 * its target names a language.
 */
async function findStored(
  context: Context,
  { siteId, path }: { siteId: number; path: string },
): Promise<{ to: string; status: number } | undefined> {
  const { locale, rest, foreignPrefix } = splitLocale(path)
  const hasPrefix = foreignPrefix === undefined && rest !== path
  const stored = await findRedirect(context.db, siteId, hasPrefix ? [path, rest] : [path])
  if (!stored) return undefined
  const { from, ...redirect } = stored
  if (from === path || !redirect.to.startsWith('/')) return redirect
  const target = splitLocale(ownPathOf(redirect.to) ?? redirect.to)
  const namesLanguage = target.locale !== 'ar' || target.foreignPrefix !== undefined
  const to = namesLanguage ? redirect.to : localePath(locale, redirect.to)
  return ownPathOf(to) === path ? undefined : { ...redirect, to }
}
