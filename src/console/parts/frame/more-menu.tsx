import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Me } from '#console/lib/queries.ts'
import { useGoToSection, type Section } from '#console/lib/sections.ts'
import { useWaiting } from '#console/lib/use-waiting.ts'
import { useOpenedAtFirst } from '#console/lib/use-opened-at-first.ts'
import type { MenuTriggerProps } from '#console/parts/lazy-menu.tsx'
import { WaitingCount } from '#console/parts/waiting-count.tsx'

/** The menu of the sections that have no place in the foot bar, open at first. */
export function MoreMenu({
  me,
  others,
  className,
  children,
}: {
  me: Me
  others: Section[]
} & MenuTriggerProps) {
  const t = useTranslations('console.nav')
  const goTo = useGoToSection()
  const waitingOf = useWaiting(me)
  const menu = useOpenedAtFirst()
  return (
    <MenuTrigger {...menu}>
      <Button autoFocus className={className}>
        {children}
      </Button>
      <Popover placement="top end" className="min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-float">
        <Menu aria-label={t('more')} className="outline-none" onAction={(path) => goTo(String(path))}>
          {others.map(({ path, name, Icon }) => (
            <MenuItem
              key={path}
              id={path}
              textValue={t(name)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 outline-none focus:bg-line/60"
            >
              <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
              {t(name)}
              <WaitingCount count={waitingOf(path)} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
