import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { otherChangeOf } from '#console/lib/other-change.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Manifest } from '#console/lib/trip-queries.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { ChangedNotice } from '#console/parts/changed-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Chooses the guides of a departure, among the supplier's people who may check guests in. */
export function GuidesDialog({ manifest, onClose }: { manifest: Manifest; onClose: () => void }) {
  const t = useTranslations('console.manifest')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const o = useTranslations('console.common.overtaken')
  const { departure, guides, possibleGuides } = manifest
  const [seen, setSeen] = useState(guides)
  const save = useMutation({
    mutationFn: (staffIds: number[]) =>
      bodyOf(
        trips.departures[':departureId'].guides.$put({
          param: { departureId: String(departure.id) },
          json: { staffIds, seenStaffIds: seen.map(({ staffId }) => staffId) },
        }),
      ),
    onSuccess: async () => {
      await Promise.all(['manifest', 'departures'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      onClose()
      await showToast('success', t('assigned'))
    },
    onError: (error) => {
      const others = otherChangeOf<typeof guides>(error, 'console.guides_changed')
      if (others) setSeen(others.current)
    },
  })
  const others = otherChangeOf<typeof guides>(save.error, 'console.guides_changed')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget).getAll('guide').map(Number))
  }
  return (
    <Dialog title={t('assignTitle')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{possibleGuides.length === 0 ? t('nobodyToAssign') : t('assignLead')}</p>
        <div className="grid">
          {possibleGuides.map(({ staffId, name }, index) => (
            <label key={staffId} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...(index === 0 ? { ref: autofocus } : {})}
                type="checkbox"
                name="guide"
                value={staffId}
                defaultChecked={guides.some((one) => one.staffId === staffId)}
                className="size-5 accent-primary"
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </div>
        {others && (
          <ChangedNotice
            change={others}
            now={<bdi>{others.current.map(({ name }) => name).join(' · ') || o('nobody')}</bdi>}
          />
        )}
        {save.error !== null && !others && <Notice kind="danger" title={wordsOf(save.error)} isUrgent />}
        {possibleGuides.length > 0 && (
          <Button type="submit" isLoading={save.isPending}>
            {t('save')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

export function NoShowsDialog({ departureId, onClose }: { departureId: number; onClose: () => void }) {
  const t = useTranslations('console.manifest')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const record = useMutation({
    mutationFn: () =>
      bodyOf(trips.departures[':departureId']['no-shows'].$post({ param: { departureId: String(departureId) } })),
    onSuccess: async ({ count }) => {
      await Promise.all(['manifest', 'trips today'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      onClose()
      await showToast('success', t('noShowsDone', { count }))
    },
  })
  return (
    <Dialog title={t('noShowsTitle')} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('noShowsLead')}</p>
        {record.error !== null && <Notice kind="danger" title={wordsOf(record.error)} isUrgent />}
        <Button isLoading={record.isPending} onClick={() => record.mutate()} ref={autofocus}>
          {t('noShows')}
        </Button>
      </div>
    </Dialog>
  )
}
