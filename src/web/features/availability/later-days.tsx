import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Leads to later days, below a month that has few or none. */
export function LaterDays({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        const calendar = event.currentTarget.parentElement
        // The button is gone in the month that it leads to.
        flushSync(onPress)
        calendar?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true })
      }}
      className="min-h-11 justify-self-center rounded-full border border-line-strong px-5 text-sm font-medium text-primary hover:border-primary"
    >
      {children}
    </button>
  )
}
