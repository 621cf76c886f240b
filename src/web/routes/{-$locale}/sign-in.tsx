import { createFileRoute } from '@tanstack/react-router'
import { safeNextPath } from '#domain/redirect-target.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { SignInScreen } from '#web/screens/sign-in/sign-in-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-in')({
  validateSearch: (search: Record<string, unknown>): { next?: unknown; with?: unknown } => ({
    next: search['next'],
    with: search['with'],
  }),
  head: ({ matches }) => privatePageMeta(matches, '/sign-in', (t) => t('accounts.signInTitle')),
  component: SignIn,
})

function SignIn() {
  // Validated where it is used: parameters that `validateSearch` removes are still merged in from parent routes.
  const search = Route.useSearch()
  const next = safeNextPath(search.next)
  return <SignInScreen next={next === '/' ? '/invoices' : next} withPassword={search.with === 'password'} />
}
