/** Time in view before a link's target is loaded (specification, section 9). */
const DWELL_MS = 1000
const MAX_AT_ONCE = 2

/** Whether the visitor saves data or has a slow connection. Nothing is preloaded then. */
export function isDataSaver(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '')
}

const wishes = new WeakMap<Element, () => Promise<unknown>>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const waiting: (() => Promise<unknown>)[] = []
let running = 0
let observer: IntersectionObserver | undefined

/**
 * Calls `fetch` once `link` has been in view for a second, with at most two fetches at a time. Returns a function that
 * stops observing the link.
 */
export function prefetchInView(link: Element, fetch: () => Promise<unknown>): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => take(target), DWELL_MS),
        )
    }
  })
  wishes.set(link, fetch)
  observer.observe(link)
  return () => release(link)
}

function take(link: Element): void {
  const fetch = wishes.get(link)
  release(link)
  if (!fetch || isDataSaver()) return
  waiting.push(fetch)
  run()
}

function release(link: Element): void {
  clearTimeout(timers.get(link))
  wishes.delete(link)
  observer?.unobserve(link)
}

function run(): void {
  if (running >= MAX_AT_ONCE) return
  const fetch = waiting.shift()
  if (!fetch) return
  running += 1
  // A failed preload is repeated by the navigation.
  void fetch()
    .catch(() => {})
    .finally(() => {
      running -= 1
      run()
    })
}
