import { splitLocale } from './locale.ts'

/** Personal pages, by their first segment: never cached and not indexed by search engines. */
export const ownPages = [
  '/cart',
  '/checkout',
  '/invoices',
  '/quotes',
  '/wishlist',
  '/sign-in',
  '/sign-up',
  '/auth',
  '/account',
  '/profile',
] as const

/** Whether a path, with or without a language prefix, is a personal page. */
export function isOwnPage(path: string): boolean {
  const { rest } = splitLocale(path)
  return ownPages.some((own) => rest === own || rest.startsWith(`${own}/`))
}
