import { ShoppingBag } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { reserveResumeRow } from '#web/lib/preferences.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture } from '#web/ui/picture.tsx'
import { loadRecentlyViewed } from './load-recently-viewed.ts'
import type { RecentlyViewedEntry } from './recently-viewed-list.ts'

const MAX_SHOWN = 6

/** The home page's row for returning visitors: their cart and recently viewed activities. */
export function ResumeRow({ isSignedIn, cartCount }: { isSignedIn: boolean; cartCount: number }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { discoverType } = useSiteContext().site
  const [seen, setSeen] = useState<RecentlyViewedEntry[]>([])

  useEffect(() => {
    let isLate = false
    void loadRecentlyViewed({ locale, discoverType, isSignedIn }).then((found) => {
      if (isLate) return
      setSeen(found.slice(0, MAX_SHOWN))
      reserveResumeRow(found.length > 0)
    })
    return () => {
      isLate = true
    }
  }, [locale, discoverType, isSignedIn])

  const isEmpty = seen.length === 0 && cartCount === 0
  return (
    <div className="resume-room mx-auto max-w-7xl px-4 sm:px-6">
      {!isEmpty && (
        <section className="pt-8">
          <h2 className="mb-3 text-xl font-semibold">{t('resume')}</h2>
          <ul className="phone-row [--phone-card:min(15rem,80vw)] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
            {cartCount > 0 && (
              <Entry
                path="/cart"
                title={t('cart')}
                detail={t('cartItems', { count: cartCount })}
                picture={
                  <span className="grid size-[64px] shrink-0 place-items-center rounded-field bg-primary/10 text-primary">
                    <ShoppingBag aria-hidden className="size-7" strokeWidth={1.75} />
                  </span>
                }
              />
            )}
            {seen.slice(0, cartCount > 0 ? MAX_SHOWN - 1 : MAX_SHOWN).map((one) => (
              <Entry
                key={one.id}
                path={one.path}
                title={one.title}
                detail={one.cityName}
                picture={
                  <Picture
                    picture={one.picture}
                    preset="thumbnail"
                    sizes="64px"
                    isDecorative
                    className="size-[64px] shrink-0 rounded-field"
                  />
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Entry({ path, title, detail, picture }: { path: string; title: string; detail: string; picture: ReactNode }) {
  return (
    <li className="group relative flex items-center gap-3 rounded-card border border-line bg-surface p-2.5 sm:[&:nth-child(n+5)]:hidden">
      {picture}
      <div className="min-w-0">
        <h3 className="text-sm leading-snug font-semibold">
          <PageLink path={path} className="line-clamp-2 after:absolute after:inset-0 group-hover:text-primary">
            {title}
          </PageLink>
        </h3>
        <p className="truncate text-sm text-ink-soft">{detail}</p>
      </div>
    </li>
  )
}
