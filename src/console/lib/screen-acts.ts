import { useEffect } from 'react'
import type { Say } from './say.ts'

/** An act of the open screen, which the palette offers by name. */
export interface ScreenAct {
  id: string
  label: (say: Say) => string
  /** The label without what it is done to, for a label that names a person or an activity. */
  verb?: (say: Say) => string
  run: () => void
}

let offered: readonly ScreenAct[] = []

export const screenActs = (): readonly ScreenAct[] => offered

/** Offers the acts of what is open in the palette, until it is closed. */
export function useScreenActs(acts: readonly ScreenAct[]): void {
  useEffect(() => {
    offered = acts
    return () => {
      if (offered === acts) offered = []
    }
  }, [acts])
}
