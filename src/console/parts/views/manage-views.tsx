import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedList } from '#domain/saved-views.ts'
import { views as api } from '#console/lib/api.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { isSameAddress } from '#console/lib/view-params.ts'
import type { SavedView } from '#console/lib/views.ts'
import { Tag } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useViewAct } from './use-view-act.ts'
import { ViewFields, viewOf } from './view-fields.tsx'

interface Props {
  list: SavedList
  views: SavedView[]
  /** The parameters of the current address. */
  params: Record<string, string>
  /** The view that is being edited. */
  openId: number | null
  onClose: () => void
}

/** Renames, shares and deletes the views of a list. */
export function ManageViews({ list, views, params, openId, onClose }: Props) {
  const t = useTranslations('console.views')
  const [open, setOpen] = useState<{ id: number; kind: 'change' | 'delete' } | null>(
    openId === null ? null : { id: openId, kind: 'change' },
  )
  return (
    <Dialog title={t('manageTitle')} isOpen onClose={onClose} kind="sheet">
      <ul className="mt-2 grid">
        {views.map((view) => (
          <li key={view.id} className="grid gap-2 border-line py-2.5 not-first:border-t">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="min-w-0 font-medium wrap-anywhere">{view.name}</bdi>
              {view.isShared && <Tag>{t('isShared')}</Tag>}
              {!view.isOwn && (
                <span className="text-sm text-ink-soft">{t('by', { name: `\u2068${view.author}\u2069` })}</span>
              )}
              {!view.isValid && <Tag tone="warning">{t('broken')}</Tag>}
              {view.mayChange && open?.id !== view.id && (
                <span className="ms-auto flex">
                  <Button kind="third" onClick={() => setOpen({ id: view.id, kind: 'change' })}>
                    {t('rename')}
                  </Button>
                  <Button kind="third" onClick={() => setOpen({ id: view.id, kind: 'delete' })}>
                    {t('delete')}
                  </Button>
                </span>
              )}
            </div>
            {!view.isValid && open?.id === view.id && <Notice kind="warning" title={t('brokenLead')} />}
            {open?.id === view.id && view.mayChange && open.kind === 'change' && (
              <Change list={list} view={view} params={params} onDone={() => setOpen(null)} />
            )}
            {open?.id === view.id && view.mayChange && open.kind === 'delete' && (
              <Delete list={list} view={view} onDone={() => setOpen(null)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Change({
  list,
  view,
  params,
  onDone,
}: {
  list: SavedList
  view: SavedView
  params: Record<string, string>
  onDone: () => void
}) {
  const t = useTranslations('console.views')
  const { error, isPending, run } = useViewAct(list)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const change = {
      ...viewOf(form),
      version: view.version,
      ...(form.has('present') ? { params } : {}),
    }
    const send = () => bodyOf(api[':viewId'].$put({ param: { viewId: String(view.id) }, json: change }))
    void run(send, { done: t('changed'), onDone })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <ViewFields name={view.name} isShared={view.isShared} error={error} />
      {!isSameAddress(view.params, params) && Object.keys(params).length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input type="checkbox" name="present" className="size-5 shrink-0 accent-primary" />
          {t('update')}
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={isPending}>
          {t('submit')}
        </Button>
        <Button kind="outlined" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Delete({ list, view, onDone }: { list: SavedList; view: SavedView; onDone: () => void }) {
  const t = useTranslations('console.views')
  const wordsOf = useErrorWords()
  const { error, isPending, run } = useViewAct(list)
  const send = () => bodyOf(api[':viewId'].$delete({ param: { viewId: String(view.id) } }))
  return (
    <div className="grid gap-2">
      <p>{t('deleteNow')}</p>
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isPending} onClick={() => void run(send, { done: t('deleted'), onDone })}>
          {t('delete')}
        </Button>
        <Button kind="outlined" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
