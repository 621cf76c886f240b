import { useEffect, useState } from 'react'
import { PRESENCE_BEAT_SECONDS, PRESENCE_SECONDS, type PresenceKind } from '#domain/presence.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { presence } from './api.ts'

/** The names of the others who have this row open, while the window is visible. Null: none. */
export function usePresence(row: { kind: PresenceKind; id: string } | null): string[] {
  const [kind, key] = [row?.kind, row?.id]
  const [people, setPeople] = useState<string[]>([])
  useEffect(() => {
    if (kind === undefined || key === undefined) return undefined
    let isOver = false
    let answeredAt = 0
    const show = (now: string[]) => {
      answeredAt = Date.now()
      // The same array if nothing has changed: it is announced once.
      setPeople((before) => (before.join('\n') === now.join('\n') ? before : now))
    }
    /** One missed answer does not mean that they have gone. */
    const onFailure = () => {
      if (Date.now() - answeredAt > PRESENCE_SECONDS * 1000) setPeople([])
    }
    const say = (isOpen: boolean) => {
      const sent = bodyOf(presence.$put({ json: { kind, key, isOpen } }))
      // Says nothing about the row itself, so a failure is not shown.
      sent.then(
        ({ people: now }) => !isOver && show(now),
        () => !isOver && onFailure(),
      )
    }
    const beat = () => {
      if (document.visibilityState === 'visible') say(true)
    }
    beat()
    const timer = setInterval(beat, PRESENCE_BEAT_SECONDS * 1000)
    document.addEventListener('visibilitychange', beat)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      setPeople([])
      say(false)
    }
  }, [kind, key])
  return people
}
