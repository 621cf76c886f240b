import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { SessionList } from '#console/parts/session-list.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import type { Person } from '#console/screens/staff-screen.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** The sessions of a colleague. One can be ended alone; the others and the access stay. */
export function SessionsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('console.staff')
  const queries = useQueryClient()
  const withProof = useProof()
  const wordsOf = useErrorWords()
  const staffId = String(person.id)
  const queryKey = ['staff', 'sessions', staffId]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => bodyOf(api.staff[':staffId'].sessions.$get({ param: { staffId } })),
  })
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const end = async (id: number) => {
    setIsPending(true)
    setFailure(undefined)
    try {
      const param = { staffId, sessionId: String(id) }
      await withProof(() => bodyOf(api.staff[':staffId'].sessions[':sessionId'].$delete({ param })))
      await showToast('success', t('sessionEnded'))
    } catch (caught) {
      setFailure(caught)
    }
    // It may have ended by itself.
    await queries.invalidateQueries({ queryKey })
    setIsPending(false)
  }
  return (
    <Dialog title={t('sessionsTitle', { name: `\u2068${person.name}\u2069` })} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('sessionsLead')}</p>
        {error !== null && !data && <Failed error={error} onAgain={refetch} />}
        {!data && error === null && <Loading />}
        {failure !== undefined && <Notice kind="danger" title={wordsOf(failure)} isUrgent />}
        {data?.sessions.length === 0 && <p>{t('noSessions')}</p>}
        {data && <SessionList sessions={data.sessions} isPending={isPending} onEnd={(id) => void end(id)} />}
      </div>
    </Dialog>
  )
}
