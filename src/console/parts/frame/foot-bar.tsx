import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import type { Me } from '#console/lib/queries.ts'
import { sectionsOf } from '#console/lib/sections.ts'
import { useWaiting } from '#console/lib/use-waiting.ts'
import { lazyMenu } from '#console/parts/lazy-menu.tsx'
import { WaitingCount } from '#console/parts/waiting-count.tsx'

const MOST_IN_FOOT = 5
const MoreMenu = lazyMenu(async () => (await import('./more-menu.tsx')).MoreMenu)

/** The navigation of narrow windows: at most five entries, the others under "More". */
export function FootBar({ me }: { me: Me }) {
  const t = useTranslations('console.nav')
  const waitingOf = useWaiting(me)
  const all = sectionsOf(me)
  const shown = all.length <= MOST_IN_FOOT ? all : all.slice(0, MOST_IN_FOOT - 1)
  const others = all.slice(shown.length)
  const waitingInOthers = others.reduce((sum, { path }) => sum + waitingOf(path), 0)
  const itemClass =
    'relative grid min-h-15 min-w-0 flex-1 place-content-center justify-items-center gap-0.5 text-center text-xs @max-[22.5rem]:text-[0.6875rem] @max-[22.5rem]:tracking-tight'
  // With large letters on a small phone five words do not fit.
  const words = '@max-[15rem]:sr-only'
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-20 @container flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.map(({ path, name, Icon, isOwnDocument = false }) => (
        <Link
          key={path}
          to={path}
          reloadDocument={isOwnDocument}
          activeOptions={{ exact: path === '/' }}
          className={itemClass}
          activeProps={{ className: 'font-medium text-primary', 'aria-current': 'page' }}
          inactiveProps={{ className: 'text-ink-soft' }}
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          <span className={words}>{t(name)}</span>
          <WaitingCount count={waitingOf(path)} place="corner" />
        </Link>
      ))}
      {others.length > 0 && (
        <MoreMenu me={me} others={others} className={`${itemClass} text-ink-soft`}>
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
          <span className={words}>{t('more')}</span>
          <WaitingCount count={waitingInOthers} place="corner" />
        </MoreMenu>
      )}
    </nav>
  )
}
