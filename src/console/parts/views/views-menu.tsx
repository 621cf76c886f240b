import { TriangleAlert, Users } from 'lucide-react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { SavedView } from '#console/lib/views.ts'
import { useOpenedAtFirst } from '#console/lib/use-opened-at-first.ts'
import type { MenuTriggerProps } from '#console/parts/lazy-menu.tsx'

const MANAGE = 'manage'

interface Props extends MenuTriggerProps {
  views: SavedView[]
  present: SavedView | undefined
  /** With the id of a view, or of none to manage them. */
  onAction: (key: string) => void
}

/** The menu of the saved views, open at first. */
export function ViewsMenu({ views, present, onAction, className, children }: Props) {
  const t = useTranslations('console.views')
  const own = views.filter(({ isOwn }) => isOwn)
  const shared = views.filter(({ isOwn }) => !isOwn)
  const menu = useOpenedAtFirst()
  return (
    <MenuTrigger {...menu}>
      <Button autoFocus className={className}>
        {children}
      </Button>
      <Popover className="max-w-[calc(100vw-2rem)] min-w-56 overflow-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
        <Menu aria-label={t('saved')} className="outline-none" onAction={(key) => onAction(String(key))}>
          {own.length > 0 && <Section title={t('own')} views={own} present={present} />}
          {shared.length > 0 && <Section title={t('shared')} views={shared} present={present} />}
          <MenuSection className="mt-1 border-t border-line pt-1" aria-label={t('manageTitle')}>
            <MenuItem id={MANAGE} className={itemClass}>
              {t('manage')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

const itemClass = 'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 outline-none focus:bg-line/60'

function Section({ title, views, present }: { title: string; views: SavedView[]; present: SavedView | undefined }) {
  const t = useTranslations('console.views')
  return (
    <MenuSection>
      <Header className="px-3 pt-2 pb-1 text-sm text-ink-soft">{title}</Header>
      {views.map(({ id, name, isShared, isOwn, isValid }) => (
        <MenuItem
          key={id}
          id={String(id)}
          textValue={name}
          className={`${itemClass} ${id === present?.id ? 'font-medium text-primary' : ''}`}
        >
          <span className="min-w-0">
            <bdi className="inline-block max-w-full truncate align-bottom">{name}</bdi>
          </span>
          {isShared && isOwn && <Users aria-label={t('isShared')} className="ms-auto size-4 shrink-0 text-ink-soft" />}
          {!isValid && (
            <TriangleAlert
              aria-label={t('broken')}
              className="ms-auto size-4 shrink-0 text-accent"
              strokeWidth={1.75}
            />
          )}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
