// Caches one offline page per language and nothing else: pages, prices and availability always come from the server.
const CACHE = 'offline-BUILD'
const PAGES = ['/offline', '/en/offline']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(PAGES.map((page) => new Request(page, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // Sends the navigation request while the worker starts.
      self.registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names.filter((name) => name.startsWith('offline-') && name !== CACHE).map((name) => caches.delete(name)),
          ),
        ),
    ]).then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  // The offline page is the shop's.
  if (/^\/console(\/|$)/.test(new URL(request.url).pathname)) return
  event.respondWith(page(event))
})

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const cached = await caches.match(/^\/en(\/|$)/.test(pathname) ? '/en/offline' : '/offline')
    if (cached === undefined) throw error
    return cached
  }
}
