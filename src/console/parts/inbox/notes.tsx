import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { hasDraft, useDraft } from '#console/lib/drafts.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { NoteField } from '#console/parts/note-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface NotesProps<Detail> {
  notes: { text: string; by: string; at: string }[]
  /** As in useInboxAct. */
  kind: string
  id: string
  send: (note: { text: string }) => Promise<Detail>
}

/** Notes of the team on the open row, which the guest does not see, for the colleague who takes over. */
export function InboxNotes<Detail>({ notes, kind, id, send }: NotesProps<Detail>) {
  const t = useTranslations('console.inbox')
  const instant = useInstant()
  const draft = `${kind} ${id} note`
  const [isWriting, setIsWriting] = useState(() => hasDraft(draft))
  return (
    <section aria-label={t('notes')} className="grid gap-3 border-t border-line pt-3">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={`${note.at} ${note.by}`} className="grid gap-0.5 border-s-3 border-accent ps-3">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {note.text}
              </p>
              <p className="text-sm text-ink-soft">
                {t('note')} · <bdi>{note.by}</bdi> · {instant(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteForm {...{ kind, id, send, draft }} onDone={() => setIsWriting(false)} />
      ) : (
        <div>
          <Button kind="third" onClick={() => setIsWriting(true)}>
            {t('addNote')}
          </Button>
        </div>
      )}
    </section>
  )
}

function NoteForm<Detail>({
  kind,
  id,
  send,
  draft,
  onDone,
}: Omit<NotesProps<Detail>, 'notes'> & { draft: string; onDone: () => void }) {
  const t = useTranslations('console.inbox')
  const wordsOf = useErrorWords()
  const [text, setText, clear] = useDraft(draft)
  const { error, isPending, run } = useInboxAct<Detail>({ kind, id })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const close = () => {
      clear()
      onDone()
    }
    void run(() => send({ text }), { done: t('noteAdded'), onDone: close })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <NoteField label={t('noteLabel')} hint={t('noteHint')} value={text} onChange={setText} isFocused />
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="outlined" isLoading={isPending}>
          {t('saveNote')}
        </Button>
        <Button
          kind="third"
          onClick={() => {
            clear()
            onDone()
          }}
        >
          {t('discardNote')}
        </Button>
      </div>
    </form>
  )
}
