import { markChange } from './cross-tab-sync.ts'

/** Longer than this nobody waits for what a page shows: it says so, with a way to try again. */
const PATIENCE_MS = 20_000
/** Before the second and the third try. */
const PAUSES_MS = [300, 1200]
/** What stands before the server says that nobody is behind it: between two builds, for instance. */
const AWAY = new Set([502, 503, 504])

/** Asks the server. A question that fails is asked again twice, an order never: whether it was carried out is not known (F5). */
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
