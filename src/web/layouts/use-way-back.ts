import { useLocation } from '@tanstack/react-router'
import { splitLocale } from '#domain/locale.ts'

/** The search of a link to sign in, which leads back to this page; from the account pages themselves to the bookings. */
export function useWayBack(): { next?: string } {
  const here = useLocation({ select: ({ pathname }) => splitLocale(pathname).rest })
  return /^\/(sign-|auth\/|$)/.test(here) ? {} : { next: here }
}
