// Stores the check-in page, so that it opens offline. The list of its files contains their hashes: browsers
// install the worker again when a build changed them.
const CACHE = 'check-in-BUILD'
const PAGE = '/console/check-in'
const FILES = []
// Of the reader of codes, for browsers that read none themselves: stored when the page requests it.
const READER = []

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    carryReader()
      .then(() => caches.keys())
      .then((names) => names.filter((name) => name.startsWith('check-in-') && name !== CACHE))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// A build with the same reader does not load it again.
async function carryReader() {
  const cache = await caches.open(CACHE)
  for (const file of READER) {
    const stored = await caches.match(file)
    if (stored !== undefined) await cache.put(file, stored)
  }
}

self.addEventListener('message', (event) => {
  if (event.data === 'store reader') event.waitUntil(storeReader())
})

async function storeReader() {
  const cache = await caches.open(CACHE)
  for (const file of READER) if ((await cache.match(file)) === undefined) await cache.add(file)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(page(request))
  // Hashed names: what is stored is what the server has.
  else if (pathname.startsWith('/console/assets/')) event.respondWith(asset(request))
})

async function page(request) {
  const cache = await caches.open(CACHE)
  try {
    // A weak line must not keep the door closed.
    const answer = await fetch(request, { signal: AbortSignal.timeout(4000) })
    if (answer.ok) return answer
    throw new Error(String(answer.status))
  } catch (error) {
    const stored = await cache.match(PAGE)
    if (stored === undefined) throw error
    return stored
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(request.url)
  if (stored !== undefined) return stored
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}
