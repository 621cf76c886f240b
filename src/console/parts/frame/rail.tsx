import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import type { Me } from '#console/lib/queries.ts'
import { sectionsOf } from '#console/lib/sections.ts'
import { useWaiting } from '#console/lib/use-waiting.ts'
import { WaitingCount } from '#console/parts/waiting-count.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The sections at the start side of a wide window, with the number of waiting rows in each. */
export function Rail({ me, onHelp }: { me: Me; onHelp: () => void }) {
  const t = useTranslations('console')
  const waitingOf = useWaiting(me)
  return (
    <div className="sticky top-0 hidden h-dvh flex-col gap-1 border-e border-line bg-surface p-3 lg:flex">
      <div className="mb-3 flex items-center gap-2.5 px-2 py-1.5 text-primary">
        <Logo className="size-7" />
        <span className="font-semibold">{t('title')}</span>
      </div>
      <nav aria-label={t('nav.label')} className="grid gap-0.5">
        {sectionsOf(me).map(({ path, name, Icon, isOwnDocument = false }) => (
          <Link
            key={path}
            to={path}
            reloadDocument={isOwnDocument}
            activeOptions={{ exact: path === '/' }}
            className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-2.5 rounded-field px-2.5"
            activeProps={{ className: 'bg-primary/10 font-medium text-primary', 'aria-current': 'page' }}
            inactiveProps={{ className: 'text-ink hover:bg-line/50' }}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {t(`nav.${name}`)}
            <WaitingCount count={waitingOf(path)} />
          </Link>
        ))}
      </nav>
      <div className="mt-auto flex items-center gap-2 border-t border-line ps-2.5 pt-1.5">
        <p className="min-w-0 flex-1 truncate text-sm text-ink-soft">
          <bdi>{me.name}</bdi>
        </p>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('shortcuts.title')}
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <Keyboard aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
}
