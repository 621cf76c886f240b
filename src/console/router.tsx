import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { auditActions } from '#domain/audit-actions.ts'
import { ConsoleFrame, Start } from './frame.tsx'
import { calendarSearchNames, type DeparturesSearch } from '#console/lib/calendar-search.ts'
import { inboxAssignees } from './lib/inbox-assignees.ts'
import { searchNames } from './lib/orders.ts'
import { moneySearchNames } from './lib/money.ts'
import { messageStates } from './lib/messages.ts'
import { reviewStates } from './lib/reviews.ts'
import { quoteStates } from './lib/quotes.ts'
import type { InboxSearch } from './parts/inbox/inbox.tsx'
import { BulkActScreen, BulkActsScreen } from './screens/bulk-screen.tsx'
import { AuditScreen } from './screens/audit-screen.tsx'
import { EnterCheckIn } from './screens/enter-check-in.tsx'
import { DeparturesScreen } from './screens/departures-screen.tsx'
import { ManifestScreen } from './screens/manifest-screen.tsx'
import { HealthScreen } from './screens/health-screen.tsx'
import { InvitationScreen } from './screens/invitation-screen.tsx'
import { MeScreen } from './screens/me-screen.tsx'
import { MessagesScreen } from './screens/messages-screen.tsx'
import { MoneyScreen } from './screens/money-screen.tsx'
import { NewQuoteScreen } from './screens/new-quote-screen.tsx'
import { OrdersScreen } from './screens/orders-screen.tsx'
import { NotFound } from './parts/states.tsx'
import { QuotesScreen } from './screens/quotes-screen.tsx'
import { ReviewsScreen } from './screens/reviews-screen.tsx'
import { RolesScreen } from './screens/roles-screen.tsx'
import { StaffScreen } from './screens/staff-screen.tsx'
import { TravellerScreen } from './screens/traveller-screen.tsx'
import { TemplatesScreen } from './screens/templates-screen.tsx'
import { UnplannedScreen } from './screens/unplanned-screen.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: ConsoleFrame })
const invitation = createRoute({ getParentRoute: () => root, path: '/invitation', component: InvitationScreen })
const start = createRoute({ getParentRoute: () => frame, path: '/', component: Start })
const orders = createRoute({
  getParentRoute: () => frame,
  path: '/orders',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...searchNames]),
  component: () => <OrdersScreen search={orders.useSearch()} reference={null} />,
})
const order = createRoute({
  getParentRoute: () => frame,
  path: '/orders/$reference',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...searchNames]),
  component: () => <OrdersScreen search={order.useSearch()} reference={referenceOf(order.useParams())} />,
})
const bulkActs = createRoute({ getParentRoute: () => frame, path: '/bulk', component: BulkActsScreen })
const bulkAct = createRoute({
  getParentRoute: () => frame,
  path: '/bulk/$reference',
  component: () => <BulkActScreen id={referenceOf(bulkAct.useParams())} />,
})
const money = createRoute({
  getParentRoute: () => frame,
  path: '/money',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...moneySearchNames]),
  component: () => <MoneyScreen search={money.useSearch()} open={null} />,
})
const oneMoney = createRoute({
  getParentRoute: () => frame,
  path: '/money/$reference',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...moneySearchNames]),
  component: () => <MoneyScreen search={oneMoney.useSearch()} open={referenceOf(oneMoney.useParams())} />,
})
const traveller = createRoute({
  getParentRoute: () => frame,
  path: '/travellers/$reference',
  component: () => <TravellerScreen reference={referenceOf(traveller.useParams())} />,
})
const messages = createRoute({
  getParentRoute: () => frame,
  path: '/messages',
  validateSearch: inboxSearch(messageStates, true),
  component: () => <MessagesScreen search={messages.useSearch()} id={null} />,
})
const message = createRoute({
  getParentRoute: () => frame,
  path: '/messages/$reference',
  validateSearch: inboxSearch(messageStates, true),
  component: () => <MessagesScreen search={message.useSearch()} id={referenceOf(message.useParams())} />,
})
const templates = createRoute({ getParentRoute: () => frame, path: '/reply-templates', component: TemplatesScreen })
const quotes = createRoute({
  getParentRoute: () => frame,
  path: '/quotes',
  validateSearch: inboxSearch(quoteStates, true),
  component: () => <QuotesScreen search={quotes.useSearch()} reference={null} />,
})
const newQuote = createRoute({ getParentRoute: () => frame, path: '/quotes/new', component: NewQuoteScreen })
const quote = createRoute({
  getParentRoute: () => frame,
  path: '/quotes/$reference',
  validateSearch: inboxSearch(quoteStates, true),
  component: () => <QuotesScreen search={quote.useSearch()} reference={referenceOf(quote.useParams())} />,
})
const reviews = createRoute({
  getParentRoute: () => frame,
  path: '/reviews',
  validateSearch: inboxSearch(reviewStates),
  component: () => <ReviewsScreen search={reviews.useSearch()} id={null} />,
})
const review = createRoute({
  getParentRoute: () => frame,
  path: '/reviews/$reference',
  validateSearch: inboxSearch(reviewStates),
  component: () => <ReviewsScreen search={review.useSearch()} id={referenceOf(review.useParams())} />,
})
const health = createRoute({ getParentRoute: () => frame, path: '/health', component: HealthScreen })
const staff = createRoute({
  getParentRoute: () => frame,
  path: '/staff',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, ['q']),
  component: () => <StaffScreen search={staff.useSearch()} />,
})
const departures = createRoute({
  getParentRoute: () => frame,
  path: '/departures',
  validateSearch: (search: Record<string, unknown>) =>
    search['queue'] === 'unplanned' ? { queue: 'unplanned' } : textsOf(search, [...calendarSearchNames]),
  component: () => <Departures search={departures.useSearch()} />,
})
const manifest = createRoute({
  getParentRoute: () => frame,
  path: '/departures/$departureId',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, ['sort']),
  component: () => <ManifestScreen search={manifest.useSearch()} />,
})
const checkIn = createRoute({
  getParentRoute: () => frame,
  path: '/enter-check-in',
  component: EnterCheckIn,
})
const roles = createRoute({ getParentRoute: () => frame, path: '/roles', component: RolesScreen })
const me = createRoute({ getParentRoute: () => frame, path: '/me', component: MeScreen })
const audit = createRoute({
  getParentRoute: () => frame,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>) => {
    const { action, ...rest } = textsOf(search, ['action', 'staffId', 'supplierId', 'reason', 'from', 'to'])
    const known = auditActions.find((one) => one === action)
    return { ...rest, ...(known === undefined ? {} : { action: known }) }
  },
  component: () => <AuditScreen search={audit.useSearch()} />,
})

/** TanStack Router types one router per program, the shop's. The parameters of these routes are untyped. */
const referenceOf = (params: unknown) => (params as { reference: string }).reference

function Departures({ search }: { search: { queue: string } | DeparturesSearch }) {
  return 'queue' in search ? <UnplannedScreen /> : <DeparturesScreen search={search} />
}

/** Drops an unknown state, which shows the first list. */
function inboxSearch(states: readonly string[], hasAssignees = false) {
  return (search: Record<string, unknown>): InboxSearch => {
    const { state, assignee } = textsOf(search, ['state', 'assignee'])
    const known = hasAssignees && inboxAssignees.find((one) => one === assignee)
    return {
      ...(state !== undefined && states.includes(state) ? { state } : {}),
      ...(known ? { assignee: known } : {}),
    }
  }
}

function textsOf<Name extends string>(search: Record<string, unknown>, names: Name[]): Partial<Record<Name, string>> {
  const found = names.flatMap((name) => {
    const value = search[name]
    return (typeof value === 'string' || typeof value === 'number') && value !== '' ? [[name, String(value)]] : []
  })
  return Object.fromEntries(found) as Partial<Record<Name, string>>
}

export const router = createRouter({
  routeTree: root.addChildren([
    invitation,
    frame.addChildren([
      start,
      orders,
      order,
      bulkActs,
      bulkAct,
      money,
      oneMoney,
      traveller,
      messages,
      message,
      templates,
      quotes,
      newQuote,
      quote,
      reviews,
      review,
      health,
      departures,
      manifest,
      checkIn,
      staff,
      roles,
      me,
      audit,
    ]),
  ]),
  basepath: '/console',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
    return text === '' ? '' : `?${text}`
  },
})
