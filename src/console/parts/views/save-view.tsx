import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedList } from '#domain/saved-views.ts'
import { views } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useViewAct } from './use-view-act.ts'
import { ViewFields, viewOf } from './view-fields.tsx'

/** Saves the current address of a list as a view. */
export function SaveView({
  list,
  params,
  onClose,
}: {
  list: SavedList
  params: Record<string, string>
  onClose: () => void
}) {
  const t = useTranslations('console.views')
  const { error, isPending, run } = useViewAct(list)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const view = { list, params, ...viewOf(new FormData(event.currentTarget)) }
    void run(() => bodyOf(views.$post({ json: view })), { done: t('saveDone'), onDone: onClose })
  }
  return (
    <Dialog title={t('saveTitle')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('saveLead')}</p>
        <ViewFields name="" isShared={false} error={error} />
        <Button type="submit" isLoading={isPending}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  )
}
