import { useEffect, useRef, type RefObject } from 'react'

/**
 * Runs in the head, before the page's scripts: remembers taps on elements with `data-early`, and opens a dialog named
 * by `commandfor` where the browser does not (before Chrome 135, Firefox 144, Safari 26.2).
 */
export const earlyTapsScript = `addEventListener('click', (event) => {
  const tapped = event.target.closest?.('[data-early]')
  if (!tapped) return
  const dialog = document.getElementById(tapped.getAttribute('commandfor'))
  if (dialog) { if (!('commandForElement' in tapped)) dialog.open || dialog.showModal() }
  else if (tapped.dataset.early === '') tapped.dataset.early = 'tapped'
})`

/**
 * Carries out one tap from before hydration. Spread the result on the button: `onClick` is `act`, and `data-early`
 * marks the button for the script in the head.
 */
export function useEarlyTap(act: () => void): {
  ref: RefObject<HTMLButtonElement | null>
  'data-early': string
  onClick: () => void
  suppressHydrationWarning: true
} {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!button) return
    const wasTapped = button.dataset['early'] === 'tapped'
    button.dataset['early'] = 'awake'
    if (wasTapped) act()
    // Only on hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return {
    ref,
    'data-early': '',
    onClick: () => {
      if (ref.current) ref.current.dataset['early'] = 'awake'
      act()
    },
    suppressHydrationWarning: true,
  }
}
