import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductView } from './calls.ts'

const MOST_KEPT = 9
const MOST_SHOWN = 4

/** What is remembered of an activity: enough for a small card, and no price, which would grow old. */
interface Seen {
  id: number
  path: string
  title: string
  cityName: string
  picture: { src: string; alt: string }
}

/** The activities that this browser opened before, newest first; remembered here, never sent anywhere. Puts `product` among them. */
export function RecentlyViewed({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const [seen, setSeen] = useState<Seen[]>([])

  useEffect(() => {
    const others = readSeen(locale).filter((one) => one.id !== product.id)
    setSeen(others.slice(0, MOST_SHOWN))
    const [picture] = product.pictures
    if (!picture) return
    const path = `/things-to-do-in-${product.city.slug}/${product.slugs[locale]}`
    const own = { id: product.id, path, title: product.title, cityName: product.city.name, picture }
    keepSeen(locale, [own, ...others].slice(0, MOST_KEPT))
  }, [locale, product])

  if (seen.length === 0) return null
  return (
    <section className="mt-12 border-t border-line pt-10">
      <h2 className="mb-6 text-2xl font-semibold">{t('recentlyViewed')}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {seen.map((one) => (
          <li key={one.id} className="group relative flex items-center gap-4">
            <Picture
              picture={one.picture}
              ratio={1}
              largest={160}
              sizes="80px"
              isDecorative
              className="size-20 shrink-0 rounded-field"
            />
            <div className="min-w-0">
              <p className="truncate text-sm text-ink-soft">{one.cityName}</p>
              <h3 className="leading-snug font-semibold">
                <PageLink
                  path={one.path}
                  className="line-clamp-2 after:absolute after:inset-0 group-hover:text-primary"
                >
                  {one.title}
                </PageLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const keyOf = (locale: string) => `rihla_seen_${locale}`

function readSeen(locale: string): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? (kept as Seen[]).filter((one) => typeof one?.path === 'string' && one.picture) : []
  } catch {
    return []
  }
}

function keepSeen(locale: string, seen: Seen[]): void {
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(seen))
  } catch {
    // Storage may be full or forbidden; then nothing is remembered.
  }
}
