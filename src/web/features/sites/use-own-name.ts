import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Locale } from '#domain/locale.ts'
import { replaceLoaderData } from '#web/lib/router-internals.ts'
import { readSite, type SiteAnswer } from './calls.ts'

type User = SiteAnswer['visitor']['user']

/** Whether the page was rendered without a name, for everybody who is signed in (http/page-cache.ts). */
export const isUnnamed = (user: User): boolean => user?.email === ''

/** Reads whose page it is, if it does not say. If the session has ended meanwhile, the page then says that. */
export function useOwnName(locale: Locale, user: User): void {
  const router = useRouter()
  const isMissing = isUnnamed(user)
  useEffect(() => {
    if (!isMissing) return
    const show = ({ visitor: { user: own } }: SiteAnswer) =>
      replaceLoaderData<SiteAnswer>(router, '/{-$locale}', (data) => ({
        ...data,
        visitor: { ...data.visitor, user: own },
      }))
    // The menu then says "Account", and the next page reads it again.
    readSite(locale).then(show, () => {})
  }, [isMissing, locale, router])
}
