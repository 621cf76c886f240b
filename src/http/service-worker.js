// Caches one offline page per language. Returns the tickets that pages have stored (web/lib/keep-ticket.ts)
// while there is no network. Everything else comes from the server: pages, prices and availability.
const CACHE = 'offline-BUILD'
const PAGES = ['/offline', '/en/offline']

const TICKET = 'ticket-'
const TICKET_PAGE = /^(?:\/en)?\/invoices\/(RH-[2-9A-Z]{8})$/
/** What the page stores about a ticket, beside the page and its files. */
const ABOUT = '/ticket-about'
/** A weak line must not hold back a stored ticket. */
const TICKET_PATIENCE_MS = 4000

/** Pages that were opened from a stored ticket: their files are stored too. */
const storedPages = new Set()

// Each start of the worker, usually with the first page that is opened, deletes tickets of activities that are over.
const ticketCaches = async () => (await caches.keys()).filter((name) => name.startsWith(TICKET))
ticketCaches()
  .then((names) => Promise.all(names.map(storedTicket)))
  .catch(() => {})

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
  const { request, clientId } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // The offline page is the shop's.
    if (!/^\/console(\/|$)/.test(pathname)) event.respondWith(page(event, pathname))
  } else if (
    ['script', 'style', 'font', 'image'].includes(request.destination) &&
    (storedPages.has(clientId) || !navigator.onLine)
  )
    event.respondWith(file(request))
})

async function page(event, pathname) {
  const reference = TICKET_PAGE.exec(pathname)?.[1]
  const ticket = reference === undefined ? null : await storedTicket(TICKET + reference)
  try {
    const answer = await (ticket === null ? fromServer(event) : inTime(fromServer(event)))
    if (ticket !== null && answer.status >= 500) throw new Error(String(answer.status))
    return answer
  } catch (error) {
    if (ticket !== null) return openTicket(event, ticket)
    return offlinePage(/^\/en(\/|$)/.test(pathname) ? '/en/offline' : '/offline', error)
  }
}

const fromServer = async (event) => (await event.preloadResponse) ?? (await fetch(event.request))

function inTime(answer) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), TICKET_PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Null unless page and description are stored. Deletes the ticket of an activity that is over. */
async function storedTicket(name) {
  if (!(await caches.has(name))) return null
  const cache = await caches.open(name)
  const about = await cache.match(ABOUT)
  const address = (await cache.keys()).find(({ url }) => TICKET_PAGE.test(new URL(url).pathname))?.url
  if (about === undefined || address === undefined) return null
  const { title, when, until } = await about.json()
  if (Date.parse(until) < Date.now()) {
    await caches.delete(name)
    return null
  }
  return { cache, address, title, when }
}

/** The page is stored with the key and in the language in which it was read. */
async function openTicket({ request, resultingClientId }, { cache, address }) {
  if (request.url !== address) return Response.redirect(address)
  storedPages.add(resultingClientId)
  return cache.match(address, { ignoreVary: true })
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Lists the stored tickets. */
async function offlinePage(path, error) {
  const stored = await caches.match(path)
  if (stored === undefined) throw error
  const tickets = (await Promise.all((await ticketCaches()).map(storedTicket))).filter((ticket) => ticket !== null)
  if (tickets.length === 0) return stored
  const items = tickets.map(
    ({ address, title, when }) =>
      `<li><a href="${escapeHtml(address)}"><bdi>${escapeHtml(title)}</bdi><small>${escapeHtml(when)}</small></a></li>`,
  )
  const html = (await stored.text())
    .replace('<section hidden>', '<section>')
    .replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`)
  return new Response(html, { headers: stored.headers })
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
