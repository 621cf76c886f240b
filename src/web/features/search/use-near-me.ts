import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { readNearestCity, type Suggestion } from './calls.ts'

/** What a day trip can reach. */
const MOST_KM = 250
const WAIT_MS = 10_000
/** A position of the last minutes is good enough for a city. */
const MAX_AGE_MS = 600_000
const PERMISSION_DENIED = 1

export type NearMe =
  | { state: 'idle' | 'searching' | 'refused' | 'unknown' | 'none' }
  | { state: 'far'; city: string; km: number }

/**
 * `find` asks the browser for the visitor's position, and calls `onFound` with the nearest city if it is near enough;
 * otherwise `near` says why not. Rihla is sent the position to a tenth of a degree, about ten kilometres, and does not store it.
 */
export function useNearMe(): { near: NearMe; find: (onFound: (city: Suggestion) => void) => void } {
  const locale = useLocale()
  const [near, setNear] = useState<NearMe>({ state: 'idle' })
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const find = useCallback(
    (onFound: (city: Suggestion) => void) => {
      setNear({ state: 'searching' })
      void findCity(locale).then((found) => {
        if (!isShown.current) return
        if ('state' in found) return setNear(found)
        setNear({ state: 'idle' })
        onFound(found)
      })
    },
    [locale],
  )
  return { near, find }
}

async function findCity(locale: Locale): Promise<Suggestion | NearMe> {
  const position = await ownPosition()
  if (position === 'refused' || position === 'unknown') return { state: position }
  const nearest = await readNearestCity(position, locale).catch(() => undefined)
  if (nearest === undefined) return { state: 'unknown' }
  if (nearest === null) return { state: 'none' }
  return nearest.km > MOST_KM ? { state: 'far', city: nearest.city.title, km: nearest.km } : nearest.city
}

function ownPosition(): Promise<{ lat: string; lng: string } | 'refused' | 'unknown'> {
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude.toFixed(1), lng: coords.longitude.toFixed(1) }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    ),
  )
}
