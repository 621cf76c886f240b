import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

/** Whether the window has room for a table (`md`). */
export function useMediumWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
