import { raiseToasts } from './raised-toasts.ts'

/** Equal messages within this time appear once (specification, section 9). */
const DEBOUNCE_MS = 50

const waiting = new Set<string>()

/** Shows a short message at the top right (F2). The code of toasts loads with the first one. */
export async function showToast(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  const key = `${kind} ${text}`
  if (waiting.has(key)) return
  waiting.add(key)
  const [{ toast }] = await Promise.all([
    import('./toasts.tsx'),
    new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS)),
  ])
  waiting.delete(key)
  toast[kind](text)
  raiseToasts()
}

/** An `explain` for useAction that shows the refusal in a toast only. */
export async function sayByToast(words: string): Promise<null> {
  await showToast('error', words)
  return null
}
