import type { ConsoleChange } from '#domain/console-change.ts'

const LEAST_MS = 1_000
const MOST_MS = 60_000

interface Handlers {
  /** The stream is open. `isFirst`: no change was missed since the page was loaded. */
  onReady: (isFirst: boolean) => void
  onChanges: (changes: ConsoleChange[]) => void
  /** The session has ended. */
  onEnded: () => void
}

/**
 * Follows the stream of changes while the window is visible: browsers allow few connections to a host, and other
 * windows may have the console open too. Opens it again after a pause that grows; until then the lists are as without
 * it. Returns how to stop.
 */
export function followChanges({ onReady, onChanges, onEnded }: Handlers): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isFirst = true

  function close(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function open(): void {
    if (source !== null || document.visibilityState !== 'visible') return
    source = new EventSource('/api/console/changes')
    source.addEventListener('ready', () => {
      failures = 0
      onReady(isFirst)
      isFirst = false
    })
    source.addEventListener('changes', ({ data }) => onChanges(JSON.parse(String(data)) as ConsoleChange[]))
    source.addEventListener('ended', () => {
      close()
      onEnded()
    })
    source.addEventListener('error', () => {
      close()
      timer = setTimeout(open, pauseMs(failures))
      failures += 1
    })
  }

  const onVisibility = () => {
    if (document.visibilityState === 'visible') open()
    else close()
  }
  document.addEventListener('visibilitychange', onVisibility)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    close()
  }
}

/** With jitter, so that browsers do not all reconnect at once after a restart. */
export function pauseMs(failures: number, random: number = Math.random()): number {
  return Math.min(LEAST_MS * 2 ** failures, MOST_MS) * (0.5 + random / 2)
}
