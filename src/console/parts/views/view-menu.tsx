import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, ChevronDown, TriangleAlert, Users } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { SavedList } from '#domain/saved-views.ts'
import { isSameAddress, paramsOf, type ListSearch } from '#console/lib/view-params.ts'
import { viewsQuery, type SavedView } from '#console/lib/views.ts'
import { Button } from '#web/ui/button.tsx'
import { ManageViews } from './manage-views.tsx'
import { SaveView } from './save-view.tsx'

interface Props {
  list: SavedList
  /** The list's path. */
  path: string
  /** The parameters that a view stores. */
  search: ListSearch
  /** Addresses for which no view is offered. */
  builtIn: readonly ListSearch[]
}

const MANAGE = 'manage'

/** A menu of the saved views, labelled with the current one, and "save this view" for an address without a view. */
export function ViewMenu({ list, path, search, builtIn }: Props) {
  const t = useTranslations('console.views')
  const navigate = useNavigate()
  const { data: views } = useQuery(viewsQuery(list))
  /** Null: all views; otherwise the one that needs attention. */
  const [managed, setManaged] = useState<{ id: number | null }>()
  const [isSaving, setIsSaving] = useState(false)
  if (!views) return null
  const present = views.find(({ params }) => isSameAddress(params, search))
  const isNew = present === undefined && ![{}, ...builtIn].some((one) => isSameAddress(one, search))
  if (views.length === 0 && !isNew && !isSaving) return null
  const open = (key: string) => {
    const view = views.find(({ id }) => String(id) === key)
    if (!view) return setManaged({ id: null })
    if (!view.isValid) return setManaged({ id: view.id })
    void navigate({ to: path as never, search: view.params as never })
  }
  const own = views.filter(({ isOwn }) => isOwn)
  const shared = views.filter(({ isOwn }) => !isOwn)
  return (
    <div className="flex min-w-0 items-center gap-1">
      {views.length > 0 && (
        <MenuTrigger>
          <AriaButton
            className={`inline-flex min-h-10 pointer-coarse:min-h-11 max-w-56 min-w-0 items-center gap-1.5 rounded-full px-3.5 ${present ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
          >
            <span className="min-w-0">
              {/* As wide as its text, so that it is cut at its own end. */}
              <bdi className="inline-block max-w-full truncate align-bottom">{present?.name ?? t('saved')}</bdi>
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          </AriaButton>
          <Popover className="max-w-[calc(100vw-2rem)] min-w-56 overflow-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
            <Menu aria-label={t('saved')} className="outline-none" onAction={(key) => open(String(key))}>
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
      )}
      {isNew && (
        <Button
          kind="third"
          className="min-h-10! pointer-coarse:min-h-11! sm:shrink-0 sm:whitespace-nowrap"
          onClick={() => setIsSaving(true)}
        >
          <BookmarkPlus aria-hidden className="size-4" strokeWidth={1.75} />
          {t('save')}
        </Button>
      )}
      {isSaving && <SaveView list={list} params={paramsOf(search)} onClose={() => setIsSaving(false)} />}
      {managed && (
        <ManageViews
          list={list}
          views={views}
          params={paramsOf(search)}
          openId={managed.id}
          onClose={() => setManaged(undefined)}
        />
      )}
    </div>
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
