import { markChange } from './cross-tab-sync.ts'

/** Timeout of GET requests. The page then shows an error with a retry button. */
const PATIENCE_MS = 20_000
/** Delays before the second and the third attempt. */
const PAUSES_MS = [300, 1200]
/** Sent by a proxy when no server is available, for example during a deployment. */
const AWAY = new Set([502, 503, 504])

/**
 * Fetch with a timeout and two retries for GET. Writes are never retried, because they may have been carried out (F5).
 */
export async function browserFetch(request: Request): Promise<Response> {
  if (request.method !== 'GET') {
    const answer = await fetch(request)
    if (answer.ok) markChange()
    return answer
  }
  const patience = new AbortController()
  setTimeout(() => patience.abort(), PATIENCE_MS)
  const signal = AbortSignal.any([request.signal, patience.signal])
  for (const pauseMs of PAUSES_MS) {
    try {
      const answer = await fetch(request, { signal })
      if (!AWAY.has(answer.status)) return answer
    } catch (error) {
      if (signal.aborted || !navigator.onLine) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return fetch(request, { signal })
}
