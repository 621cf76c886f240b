import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedList } from '#domain/saved-views.ts'
import { isSameAddress, paramsOf, type ListSearch } from '#console/lib/view-params.ts'
import { viewsQuery } from '#console/lib/views.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyMenu } from '#console/parts/lazy-menu.tsx'
import { lazyPart } from '#console/parts/lazy.tsx'

const ManageViews = lazyPart(async () => (await import('./manage-views.tsx')).ManageViews)
const ViewsMenu = lazyMenu(async () => (await import('./views-menu.tsx')).ViewsMenu)
const SaveView = lazyPart(async () => (await import('./save-view.tsx')).SaveView)

interface Props {
  list: SavedList
  /** The list's path. */
  path: string
  /** The parameters that a view stores. */
  search: ListSearch
  /** Addresses for which no view is offered. */
  builtIn: readonly ListSearch[]
}

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
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      {views.length > 0 && (
        <ViewsMenu
          {...{ views, present }}
          onAction={open}
          className={`inline-flex min-h-10 pointer-coarse:min-h-11 max-w-56 min-w-0 items-center gap-1.5 rounded-full px-3.5 ${present ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
        >
          <span className="min-w-0">
            {/* As wide as its text, so that it is cut at its own end. */}
            <bdi className="inline-block max-w-full truncate align-bottom">{present?.name ?? t('saved')}</bdi>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        </ViewsMenu>
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
