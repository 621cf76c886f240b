import { createFileRoute } from '@tanstack/react-router'
import { parseSelection } from '#domain/checkout-selection.ts'
import { readCheckout, type CheckoutSearch } from '#web/features/checkout/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { CheckoutScreen } from '#web/screens/checkout/checkout-screen.tsx'

export const Route = createFileRoute('/{-$locale}/checkout/')({
  validateSearch: ({ promo, items }: Record<string, unknown>): CheckoutSearch => ({
    ...(typeof promo === 'string' && promo !== '' ? { promo: promo.slice(0, 64) } : {}),
    ...(parseSelection(items) === null ? {} : { items: String(items) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => readCheckout(localeOf(params), deps),
  head: ({ matches }) => privatePageMeta(matches, '/checkout', (t) => t('checkout.title')),
  component: Checkout,
})

function Checkout() {
  return <CheckoutScreen checkout={Route.useLoaderData()} search={Route.useSearch()} />
}
