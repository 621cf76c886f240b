import { createFileRoute } from '@tanstack/react-router'
import { readCheckout } from '#web/features/checkout/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { CheckoutScreen } from '#web/screens/checkout/checkout-screen.tsx'

export const Route = createFileRoute('/{-$locale}/checkout/')({
  validateSearch: (search: Record<string, unknown>): { promo?: string } =>
    typeof search['promo'] === 'string' && search['promo'] !== '' ? { promo: search['promo'].slice(0, 64) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => readCheckout(localeOf(params), deps.promo),
  head: ({ matches }) => privatePageMeta(matches, '/checkout', (t) => t('checkout.title')),
  component: Checkout,
})

function Checkout() {
  return <CheckoutScreen checkout={Route.useLoaderData()} search={Route.useSearch()} />
}
