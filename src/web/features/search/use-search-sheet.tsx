import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useHistoryOverlay } from '#web/lib/use-history-overlay.ts'
import { sayByToast } from '#web/ui/show-toast.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadSheet = async () => (await import('./search-sheet.tsx')).SearchSheet

/** The search of narrow windows, which loads when it is first opened. Render `element` once. */
export function useSearchSheet(initial = ''): { open: () => void; element: ReactNode } {
  const t = useTranslations('search')
  const { shown, open, close, leave } = useHistoryOverlay<true>()
  const { state, ask } = useOnDemand(loadSheet, () => {
    close()
    void sayByToast(t('failed'))
  })
  return {
    open: () => {
      if (state.status === 'idle' || state.status === 'failed') ask()
      open(true)
    },
    // In the body: a header over a picture gives its buttons other colours.
    element:
      state.status === 'ready' &&
      createPortal(
        <state.part initial={initial} isOpen={shown !== null} onClose={close} onLeave={leave} />,
        document.body,
      ),
  }
}
