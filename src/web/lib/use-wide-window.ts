import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether the window has room for two columns (`lg`); null until hydration. */
export function useWideWindow(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => null,
  )
}
