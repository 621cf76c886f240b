import { createFileRoute } from '@tanstack/react-router'
import { readQuote } from '#web/features/quotes/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { QuoteScreen } from '#web/screens/quotes/quote-screen.tsx'

export const Route = createFileRoute('/{-$locale}/quotes/$reference')({
  validateSearch: (search: Record<string, unknown>): { key?: string } =>
    typeof search['key'] === 'string' ? { key: search['key'].slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => notFoundOn404(readQuote(localeOf(params), params.reference, deps.key)),
  head: ({ matches, params }) =>
    privatePageMeta(matches, `/quotes/${params.reference}`, (t) => `${t('quotes.title')} ${params.reference}`),
  component: Quote,
})

function Quote() {
  return <QuoteScreen request={Route.useLoaderData()} />
}
