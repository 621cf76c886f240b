import { splitLocale } from './locale.ts'

/** Pages that are one visitor's own, by their first segment: kept by no cache and read by no search engine. */
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

/** Whether a path, with or without language, is one of them or below one. */
export function isOwnPage(path: string): boolean {
  const { rest } = splitLocale(path)
  return ownPages.some((own) => rest === own || rest.startsWith(`${own}/`))
}
