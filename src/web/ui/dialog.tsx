import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /**
   * Part of the server's page, so that a button with this id as `commandfor` opens it before the scripts have run; then
   * `onOpened` is called. Until it is open it has the placeholder.
   */
  early?: { id: string; placeholder: ReactNode; onOpened: () => void }
  /**
   * A sheet slides up from the bottom on phones and fills a column. `page`, `full` (for pictures) and `bright` (white in
   * both themes, for scanners) fill the window.
   */
  kind?: 'box' | 'sheet' | 'page' | 'full' | 'bright'
}

const looks = {
  box: 'm-auto w-[min(30rem,calc(100vw-2rem))] rounded-card',
  sheet:
    'mt-auto mb-0 mx-auto w-full max-w-full max-h-[92dvh] short:max-h-[97dvh] rounded-t-card sm:my-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-card',
  page: 'm-0 h-dvh w-screen max-h-none max-w-none bg-paper md:m-auto md:h-[min(46rem,92dvh)] md:w-[min(40rem,calc(100vw-2rem))] md:rounded-card',
  full: 'm-0 h-dvh w-screen max-h-none max-w-none bg-night text-white',
  bright: 'light m-0 h-dvh w-screen max-h-none max-w-none bg-surface',
}

/**
 * Title and X stay while a long dialog is scrolled, also by the focus of a field further down when it opens. The shadow
 * covers what would be seen beyond them where the dialog's edge is between two pixels.
 */
const stickyHead =
  'sticky top-0 z-10 -mx-card -mt-card bg-surface px-card pt-card pb-1 shadow-[0_-1px_0_var(--surface)] sm:-mx-6 sm:-mt-6 sm:px-6 sm:pt-6'

/** The native modal dialog: it traps focus, closes on Escape and restores focus. */
export function Dialog({ title, isOpen, onClose, children, early, kind = 'box' }: DialogProps) {
  const t = useTranslations('common')
  const ref = useRef<HTMLDialogElement>(null)
  // `close` events arrive later: a dialog that was opened again in the meantime must stay open.
  const isOwnClose = useRef(false)
  const wasOpen = useRef(false)
  // Before another dialog opens, so that the focus returns to what opened this one.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen && wasOpen.current && dialog?.open) {
      isOwnClose.current = true
      dialog.close()
    }
    wasOpen.current = isOpen
  }, [isOpen])
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      // Read from its beginning, also where the field that gets the focus is below the fold.
      dialog.scrollTop = 0
    }
    if (!isOpen && dialog?.open) early?.onOpened()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen])
  // Removed while it is open: the browser restores the focus only if it is closed before. If what had it is gone too, the
  // focus goes to what the dialog was part of.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (!dialog?.open) return
      const home = dialog.closest<HTMLElement>('[tabindex="-1"]')
      dialog.close()
      setTimeout(() => {
        if (document.activeElement === document.body) home?.focus({ preventScroll: true })
      })
    }
  }, [])
  // The page closes it: the browser would close it now and say so later, and a key in between would open what is closed
  // again at once. The `cancel` of a file field inside bubbles.
  const cancelled = (event: SyntheticEvent) => {
    if (!isOpen || event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const fills = kind !== 'box' && kind !== 'sheet'
  const closed = (event: SyntheticEvent) => {
    // React lets the event of a dialog inside it bubble; the browser does not.
    if (event.target !== event.currentTarget) return
    if (!isOwnClose.current) onClose()
    isOwnClose.current = false
  }
  return (
    <dialog
      ref={ref}
      id={early?.id}
      suppressHydrationWarning={early !== undefined}
      aria-label={title}
      onCancel={cancelled}
      onClose={closed}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`overflow-auto p-0 text-ink shadow-float backdrop:bg-black/55 ${fills ? '' : 'bg-surface'} ${looks[kind]}`}
    >
      {(isOpen || early !== undefined) && (
        <div className={fills ? 'flex h-full flex-col p-4' : 'p-card sm:p-6'}>
          <div className={`flex items-start justify-between gap-4 ${fills ? '' : stickyHead}`}>
            <h2 className="text-xl font-semibold short:max-sm:text-base">{title}</h2>
            <Button
              kind="icon"
              aria-label={t('close')}
              onClick={onClose}
              className={`-me-2 -mt-2 ${kind === 'full' ? 'text-white hover:bg-white/15' : ''}`}
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Button>
          </div>
          {isOpen ? children : early?.placeholder}
        </div>
      )}
    </dialog>
  )
}
