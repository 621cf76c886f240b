import { Undo2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { forgetUndo, removeUndo, UNDO_MS, useUndoable, type Offered, type Undoable } from '#console/lib/undo.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** For ten seconds: what was done, and its undoing by button or by Ctrl or Cmd Z. */
export function UndoBar() {
  const undoable = useUndoable()
  // Removed with the session.
  useEffect(() => forgetUndo, [])
  return (
    <>
      <p role="status" className="sr-only">
        {undoable && <Announced undoable={undoable} />}
      </p>
      {undoable && <Bar key={undoable.id} undoable={undoable} />}
    </>
  )
}

function Announced({ undoable }: { undoable: Undoable }) {
  const t = useTranslations('console.undo')
  return t('announced', { done: undoable.done })
}

function Bar({ undoable }: { undoable: Offered }) {
  const t = useTranslations('console.undo')
  const wordsOf = useErrorWords()
  const [isPending, setIsPending] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const before = useRef<Element | null>(null)
  const undo = useCallback(async () => {
    setIsPending(true)
    try {
      await undoable.undo()
      await showToast('success', t('undone'))
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
    removeUndo(undoable.id)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }, [undoable, t, wordsOf])
  useEffect(() => {
    if (isHeld || isPending) return undefined
    const timer = setTimeout(() => removeUndo(undoable.id), UNDO_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isPending, undoable.id])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyZ'
      if (
        !isUndo ||
        event.repeat ||
        isPending ||
        isInField(event.target) ||
        document.querySelector('dialog[open]') !== null
      )
        return
      event.preventDefault()
      void undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, isPending])
  return (
    <section
      aria-label={t('label')}
      className="fixed inset-x-3 bottom-20 z-40 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] items-center gap-3 rounded-card bg-ink py-1.5 ps-4 pe-1.5 text-paper shadow-float lg:bottom-6"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => {
        setIsHeld(true)
        before.current = event.relatedTarget
      }}
      onBlur={() => setIsHeld(false)}
    >
      <span className="min-w-0">{undoable.done}</span>
      <Button
        kind="third"
        className="shrink-0 text-paper! hover:bg-paper/15!"
        isLoading={isPending}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void undo()}
      >
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
        {t('undo')}
      </Button>
    </section>
  )
}

/** There the keys undo what was typed. A choice has nothing to undo. */
const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])'))
