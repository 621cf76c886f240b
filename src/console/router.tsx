import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { ConsoleFrame, Start } from './frame.tsx'
import { searchNames } from './lib/orders.ts'
import { moneySearchNames } from './lib/money.ts'
import { messageStates } from './lib/messages.ts'
import { reviewStates } from './lib/reviews.ts'
import { quoteStates } from './lib/quotes.ts'
import { auditSearch, departuresSearch, inboxSearch, textsOf } from './lib/route-search.ts'
import { lazyScreen, showing } from './parts/lazy.tsx'
import { Loading, NotFound } from './parts/states.tsx'

const BulkActScreen = lazyScreen(async () => (await import('./screens/bulk-screen.tsx')).BulkActScreen)
const BulkActsScreen = lazyScreen(async () => (await import('./screens/bulk-screen.tsx')).BulkActsScreen)
const AuditScreen = lazyScreen(async () => (await import('./screens/audit-screen.tsx')).AuditScreen)
const EnterCheckIn = lazyScreen(async () => (await import('./screens/enter-check-in.tsx')).EnterCheckIn)
const DeparturesScreen = lazyScreen(async () => (await import('./screens/departures-screen.tsx')).DeparturesScreen)
const ManifestScreen = lazyScreen(async () => (await import('./screens/manifest-screen.tsx')).ManifestScreen)
const HealthScreen = lazyScreen(async () => (await import('./screens/health-screen.tsx')).HealthScreen)
const InvitationScreen = lazyScreen(async () => (await import('./screens/invitation-screen.tsx')).InvitationScreen)
const MeScreen = lazyScreen(async () => (await import('./screens/me-screen.tsx')).MeScreen)
const MessagesScreen = lazyScreen(async () => (await import('./screens/messages-screen.tsx')).MessagesScreen)
const MoneyScreen = lazyScreen(async () => (await import('./screens/money-screen.tsx')).MoneyScreen)
const NewQuoteScreen = lazyScreen(async () => (await import('./screens/new-quote-screen.tsx')).NewQuoteScreen)
const OrdersScreen = lazyScreen(async () => (await import('./screens/orders-screen.tsx')).OrdersScreen)
const QuotesScreen = lazyScreen(async () => (await import('./screens/quotes-screen.tsx')).QuotesScreen)
const ReviewsScreen = lazyScreen(async () => (await import('./screens/reviews-screen.tsx')).ReviewsScreen)
const RolesScreen = lazyScreen(async () => (await import('./screens/roles-screen.tsx')).RolesScreen)
const StaffScreen = lazyScreen(async () => (await import('./screens/staff-screen.tsx')).StaffScreen)
const TravellerScreen = lazyScreen(async () => (await import('./screens/traveller-screen.tsx')).TravellerScreen)
const TemplatesScreen = lazyScreen(async () => (await import('./screens/templates-screen.tsx')).TemplatesScreen)
const UnplannedScreen = lazyScreen(async () => (await import('./screens/unplanned-screen.tsx')).UnplannedScreen)

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: ConsoleFrame })
const invitation = createRoute({ getParentRoute: () => root, path: '/invitation', component: InvitationScreen })
const start = createRoute({ getParentRoute: () => frame, path: '/', component: Start })
const orders = createRoute({
  getParentRoute: () => frame,
  path: '/orders',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...searchNames]),
  component: showing(OrdersScreen, () => <OrdersScreen search={orders.useSearch()} reference={null} />),
})
const order = createRoute({
  getParentRoute: () => frame,
  path: '/orders/$reference',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...searchNames]),
  component: showing(OrdersScreen, () => (
    <OrdersScreen search={order.useSearch()} reference={referenceOf(order.useParams())} />
  )),
})
const bulkActs = createRoute({ getParentRoute: () => frame, path: '/bulk', component: BulkActsScreen })
const bulkAct = createRoute({
  getParentRoute: () => frame,
  path: '/bulk/$reference',
  component: showing(BulkActScreen, () => <BulkActScreen id={referenceOf(bulkAct.useParams())} />),
})
const money = createRoute({
  getParentRoute: () => frame,
  path: '/money',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...moneySearchNames]),
  component: showing(MoneyScreen, () => <MoneyScreen search={money.useSearch()} open={null} />),
})
const oneMoney = createRoute({
  getParentRoute: () => frame,
  path: '/money/$reference',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, [...moneySearchNames]),
  component: showing(MoneyScreen, () => (
    <MoneyScreen search={oneMoney.useSearch()} open={referenceOf(oneMoney.useParams())} />
  )),
})
const traveller = createRoute({
  getParentRoute: () => frame,
  path: '/travellers/$reference',
  component: showing(TravellerScreen, () => <TravellerScreen reference={referenceOf(traveller.useParams())} />),
})
const messages = createRoute({
  getParentRoute: () => frame,
  path: '/messages',
  validateSearch: inboxSearch(messageStates, true),
  component: showing(MessagesScreen, () => <MessagesScreen search={messages.useSearch()} id={null} />),
})
const message = createRoute({
  getParentRoute: () => frame,
  path: '/messages/$reference',
  validateSearch: inboxSearch(messageStates, true),
  component: showing(MessagesScreen, () => (
    <MessagesScreen search={message.useSearch()} id={referenceOf(message.useParams())} />
  )),
})
const templates = createRoute({ getParentRoute: () => frame, path: '/reply-templates', component: TemplatesScreen })
const quotes = createRoute({
  getParentRoute: () => frame,
  path: '/quotes',
  validateSearch: inboxSearch(quoteStates, true),
  component: showing(QuotesScreen, () => <QuotesScreen search={quotes.useSearch()} reference={null} />),
})
const newQuote = createRoute({ getParentRoute: () => frame, path: '/quotes/new', component: NewQuoteScreen })
const quote = createRoute({
  getParentRoute: () => frame,
  path: '/quotes/$reference',
  validateSearch: inboxSearch(quoteStates, true),
  component: showing(QuotesScreen, () => (
    <QuotesScreen search={quote.useSearch()} reference={referenceOf(quote.useParams())} />
  )),
})
const reviews = createRoute({
  getParentRoute: () => frame,
  path: '/reviews',
  validateSearch: inboxSearch(reviewStates),
  component: showing(ReviewsScreen, () => <ReviewsScreen search={reviews.useSearch()} id={null} />),
})
const review = createRoute({
  getParentRoute: () => frame,
  path: '/reviews/$reference',
  validateSearch: inboxSearch(reviewStates),
  component: showing(ReviewsScreen, () => (
    <ReviewsScreen search={review.useSearch()} id={referenceOf(review.useParams())} />
  )),
})
const health = createRoute({ getParentRoute: () => frame, path: '/health', component: HealthScreen })
const staff = createRoute({
  getParentRoute: () => frame,
  path: '/staff',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, ['q']),
  component: showing(StaffScreen, () => <StaffScreen search={staff.useSearch()} />),
})
const departures = createRoute({
  getParentRoute: () => frame,
  path: '/departures',
  validateSearch: departuresSearch,
  component: showing(DeparturesScreen, () => <Departures search={departures.useSearch()} />),
})
const manifest = createRoute({
  getParentRoute: () => frame,
  path: '/departures/$departureId',
  validateSearch: (search: Record<string, unknown>) => textsOf(search, ['sort']),
  component: showing(ManifestScreen, () => <ManifestScreen search={manifest.useSearch()} />),
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
  validateSearch: auditSearch,
  component: showing(AuditScreen, () => <AuditScreen search={audit.useSearch()} />),
})

/** TanStack Router types one router per program, the shop's. The parameters of these routes are untyped. */
const referenceOf = (params: unknown) => (params as { reference: string }).reference

function Departures({ search }: { search: ReturnType<typeof departuresSearch> }) {
  return search.queue === 'unplanned' ? <UnplannedScreen /> : <DeparturesScreen search={search} />
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
  // Loads screens before they are opened.
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
    return text === '' ? '' : `?${text}`
  },
})
