import { raiseToasts } from './raised-toasts.ts'

/** Equal messages within this time appear once (specification, section 9). */
const DEBOUNCE_MS = 50

/** Longer than a toast, which says the same with an icon. */
const PLAIN_MS = 4000

const waiting = new Set<string>()

/** Shows a short message at the top right (F2). The code of toasts loads with the first one. */
export async function showToast(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  const key = `${kind} ${text}`
  if (waiting.has(key)) return
  waiting.add(key)
  const [toasts] = await Promise.all([
    import('./toasts.tsx').catch(() => null),
    new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS)),
  ])
  waiting.delete(key)
  if (!toasts) return sayPlainly(text)
  toasts.toast[kind](text)
  raiseToasts()
}

/** Without the code of toasts: the network may have gone before the first touch. */
function sayPlainly(text: string): void {
  const box = document.createElement('p')
  box.role = 'status'
  box.className = 'fixed inset-x-4 top-4 z-50 rounded-card border border-line bg-surface p-4 text-ink shadow-lg'
  document.body.append(box)
  // Screen readers announce what changes in an element that is already there.
  setTimeout(() => (box.textContent = text))
  setTimeout(() => box.remove(), PLAIN_MS)
}

/** An `explain` for useAction that shows the refusal in a toast only. */
export async function sayByToast(words: string): Promise<null> {
  await showToast('error', words)
  return null
}
