import { cleanPath, decodePath, encodePath, redirectByRule } from './page-redirect.ts'
import { locales, splitLocale } from './locale.ts'
import { isOwnPage } from './own-pages.ts'

const LONGEST = 2000
const MAX_STEPS = 6

/** First segments that are not pages, or that must not be redirected. */
const RESERVED = new Set(
  'api assets console feeds health latest-build.json favicon.svg mailbox octo ready robots.txt sandbox sitemap.xml sitemaps _image'.split(
    ' ',
  ),
)

/** An operator's redirect as stored: `from` decoded and canonical, `to` as in a Location header. */
export interface StoredRedirect {
  from: string
  to: string
}

export type RedirectError = 'from_invalid' | 'from_reserved' | 'to_invalid' | 'loops' | 'chained'

/**
 * The path to open after signing in: our own site only; anything else becomes the home page (prevents open redirects).
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string') return '/'
  return isSafePath(next) ? next : '/'
}

/**
 * Checks an operator's redirect: its stored form, or why it is refused. `others` are the redirects of the same
 * sites, without the one being replaced; `ownOrigin` turns an absolute address of ours into a path. At most one hop: no
 * target is a source, and no rule leads back.
 */
export function checkRedirect(
  wish: { from: string; to: string; ownOrigin: string },
  others: readonly StoredRedirect[],
): StoredRedirect | RedirectError {
  const from = readSource(wish.from)
  if (from === null) return 'from_invalid'
  const { rest } = splitLocale(from)
  if (rest === '/' || isOwnPage(from) || RESERVED.has(rest.split('/')[1] ?? '')) return 'from_reserved'
  const to = readTarget(wish.to, wish.ownOrigin)
  if (to === null) return 'to_invalid'
  const target = ownPathOf(to)
  if (target !== null && leadsTo(target, from)) return 'loops'
  if (others.some((other) => other.from === target || ownPathOf(other.to) === from)) return 'chained'
  return { from, to }
}

/** The canonical path of a stored target; null if it is on another host. */
export function ownPathOf(target: string): string | null {
  if (!target.startsWith('/')) return null
  const path = decodePath(target.replace(/[?#].*$/s, ''))
  return path === null ? null : cleanPath(path)
}

function readSource(text: string): string | null {
  const trimmed = text.trim()
  if (/[?#]/.test(trimmed) || trimmed.length > LONGEST || !isSafePath(trimmed)) return null
  const path = decodePath(trimmed)
  return path === null ? null : cleanPath(path)
}

function readTarget(text: string, ownOrigin: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return null
  if (trimmed.startsWith('/')) return isSafePath(trimmed) ? spelt(new URL(trimmed, ownOrigin)) : null
  if (!/^https?:\/\/[^/]/i.test(trimmed) || /[\s\u0000-\u001f\u007f\\]/.test(trimmed) || !URL.canParse(trimmed))
    return null
  const url = new URL(trimmed)
  if (url.username !== '' || url.password !== '' || !isPublicName(url.hostname)) return null
  if (url.origin !== ownOrigin) return url.href
  return isSafePath(url.pathname) ? spelt(url) : null
}

function spelt(url: URL): string | null {
  const path = decodePath(url.pathname)
  return path === null ? null : encodePath(cleanPath(path)) + url.search + url.hash
}

/** A name with an alphabetic top-level domain: no IP address and no machine of the local network. */
function isPublicName(host: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host)
}

/** Whether the redirect rules lead from `path` to `from` in any layout and language, or they are equal. */
function leadsTo(path: string, from: string): boolean {
  return (['things-to-do', 'experiences'] as const).some((discoverType) =>
    locales.some((visitorLocale) => {
      let at: string | undefined = path
      for (let steps = 0; at !== undefined && steps < MAX_STEPS; steps++) {
        if (at === from) return true
        at = redirectByRule(at, { discoverType, visitorLocale })?.to
      }
      return false
    }),
  )
}

function isSafePath(path: string): boolean {
  let decoded = path
  for (let times = 0; times < 2; times++) {
    if (!isOwnPath(decoded)) return false
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return false
    }
  }
  return isOwnPath(decoded)
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path) && !path.includes('//')
}
