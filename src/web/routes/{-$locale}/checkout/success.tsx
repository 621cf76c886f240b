import { createFileRoute } from '@tanstack/react-router'
import { loadOutcome } from '#web/features/checkout/load-outcome.ts'
import { outcomeHead, outcomeSearch } from '#web/features/checkout/outcome-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { OutcomeScreen } from '#web/screens/outcome/outcome-screen.tsx'

const path = '/checkout/success'

export const Route = createFileRoute('/{-$locale}/checkout/success')({
  validateSearch: outcomeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadOutcome(localeOf(params), deps, path),
  head: ({ matches, loaderData }) => outcomeHead(matches, loaderData, path),
  component: Success,
})

function Success() {
  return <OutcomeScreen outcome={Route.useLoaderData()} />
}
