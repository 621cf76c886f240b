import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { auditSearch, departuresSearch, inboxSearch, textsOf } from './route-search.ts'

type Search = Record<string, unknown>

/** What a screen gets of its address. */
function searchOf(address: string, validateSearch: (search: Search) => object): Search {
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/list', validateSearch })])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({
    routeTree,
    history,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  })
  const [, match] = router.matchRoutes(router.latestLocation)
  return JSON.parse(JSON.stringify(match?.search)) as Search
}

test('an unknown state or assignee of an address is dropped', () => {
  const messages = inboxSearch(['open', 'closed'], true)
  expect(searchOf('/list?state=closed&assignee=me', messages)).toEqual({ state: 'closed', assignee: 'me' })
  expect(searchOf('/list?state=zzz&assignee=zzz&other=1', messages)).toEqual({})
  expect(searchOf('/list?assignee=me', inboxSearch(['open']))).toEqual({})
})

test('the departures have their filters, or the queue alone', () => {
  expect(searchOf('/list?day=2026-12-01&queue=zzz', departuresSearch)).toEqual({ day: '2026-12-01' })
  expect(searchOf('/list?day=2026-12-01&queue=unplanned', departuresSearch)).toEqual({ queue: 'unplanned' })
})

test('an unknown action of the log is dropped', () => {
  expect(searchOf('/list?action=order.note_added&from=2026-12-01', auditSearch)).toEqual({
    action: 'order.note_added',
    from: '2026-12-01',
  })
  expect(searchOf('/list?action=zzz&from=2026-12-01', auditSearch)).toEqual({ from: '2026-12-01' })
})

test('a screen gets the names that it knows, without empty ones', () => {
  const names = (search: Search) => textsOf(search, ['q', 'state'])
  expect(searchOf('/list?q=1&state=&page=-1', names)).toEqual({ q: '1' })
})
