import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { sayByToast, showToast } from '#web/ui/show-toast.ts'
import { clearHistory } from './calls.ts'
import { loadRecentlyViewed } from './load-recently-viewed.ts'
import { clearRecentlyViewed, type RecentlyViewedEntry } from './recently-viewed-list.ts'

const MAX_SHOWN = 4
/** Of as many entries as there are: empty columns would be beside titles that are cut. */
const columns = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3', 'sm:grid-cols-2 xl:grid-cols-4']

interface RecentlyViewedProps {
  /** The activity of this page: it is added to the list but not displayed. */
  current?: RecentlyViewedEntry | undefined
  isSignedIn: boolean
}

/**
 * Recently viewed activities, newest first. Visitors' lists are stored in the browser, those of accounts on the server.
 */
export function RecentlyViewed({ current, isSignedIn }: RecentlyViewedProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const { discoverType } = useSiteContext().site
  const [seen, setSeen] = useState<RecentlyViewedEntry[]>([])
  const { isPending, run } = useAction()

  useEffect(() => {
    let isLate = false
    void loadRecentlyViewed({ locale, discoverType, isSignedIn, current }).then((found) => !isLate && setSeen(found))
    return () => {
      isLate = true
    }
  }, [locale, discoverType, isSignedIn, current])

  const clear = () =>
    run(
      async () => {
        if (isSignedIn) await clearHistory()
        clearRecentlyViewed()
        setSeen([])
        await showToast('success', t('cleared'))
      },
      { explain: (error) => sayByToast(wordsOf(error)) },
    )

  const others = seen.filter((one) => one.id !== current?.id).slice(0, MAX_SHOWN)
  if (others.length === 0) return null
  return (
    <section className="mt-12 border-t border-line pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl font-semibold">{t('title')}</h2>
        <Button kind="third" className="-mx-2" isLoading={isPending} onClick={() => void clear()}>
          {t('clear')}
        </Button>
      </div>
      <ul className={`grid grid-cols-1 gap-4 ${columns[others.length - 1]}`}>
        {others.map((one) => (
          <li key={one.id} className="group relative flex flex-wrap items-center gap-4">
            <Picture
              picture={one.picture}
              preset="thumbnail"
              sizes="80px"
              isDecorative
              className="aspect-square w-[min(5rem,28%)] shrink-0 rounded-field"
            />
            <div className="min-w-0 flex-1 basis-28">
              <p className="truncate text-sm text-ink-soft">{one.cityName}</p>
              <h3 className="leading-snug font-semibold">
                <PageLink
                  path={one.path}
                  className="line-clamp-3 after:absolute after:inset-0 group-hover:text-primary"
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
