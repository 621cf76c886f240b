/*
 * Stores the page of an order for the time without a network: one cache per order, with the page, its files and a
 * description for the list on the offline page. The service worker reads them (http/service-worker.js).
 */

const PREFIX = 'ticket-'
const ABOUT = '/ticket-about'

interface KeptTicket {
  reference: string
  /** Path and query of the order's page. */
  address: string
  title: string
  /** Date and time in words. */
  when: string
  /** An instant: deleted afterwards. */
  until: string
}

const isPossible = () => import.meta.env.PROD && 'caches' in window

/** Stores the page, or renews it. Files that it does not need any more are deleted. */
export async function keepTicket({ reference, address, ...about }: KeptTicket): Promise<void> {
  if (!isPossible()) return
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  if (!answer.ok) return
  const html = await answer.clone().text()
  const cache = await caches.open(PREFIX + reference)
  const wanted = filesOf(html)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll([...wanted].filter((url) => !stored.has(url)))
  const page = new URL(address, window.location.origin).href
  await cache.put(page, answer)
  await cache.put(ABOUT, new Response(JSON.stringify(about)))
  const kept = new Set([...wanted, page, new URL(ABOUT, window.location.origin).href])
  await Promise.all([...stored].filter((url) => !kept.has(url)).map((url) => cache.delete(url)))
}

/** For an order without a valid ticket. */
export async function forgetTicket(reference: string): Promise<void> {
  if (isPossible()) await caches.delete(PREFIX + reference)
}

/** On sign-out: the next user may be another person. */
export async function forgetTickets(): Promise<void> {
  if (!isPossible()) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
}

/** What the page names, what it has loaded so far, and the pictures of its tickets. */
function filesOf(html: string): Set<string> {
  const { origin } = window.location
  const named = [...html.matchAll(/\/assets\/[\w./-]+/g)].map(([path]) => origin + path)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main article img')].map((image) => image.currentSrc)
  return new Set([
    ...named,
    ...loaded.filter((name) => name.startsWith(`${origin}/assets/`)),
    ...pictures.filter((url) => url.startsWith(`${origin}/`)),
  ])
}
