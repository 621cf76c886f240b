import { createFileRoute } from '@tanstack/react-router'
import { safeNextPath } from '#domain/redirect-target.ts'
import { ownPageHead } from '#web/lib/private-page-meta.ts'
import { SignInScreen } from '#web/screens/sign-in/sign-in-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-in')({
  validateSearch: ({ next }: Record<string, unknown>): { next?: unknown } => ({ next }),
  head: ({ matches }) => ownPageHead(matches, '/sign-in', (t) => t('accounts.signInTitle')),
  component: SignIn,
})

function SignIn() {
  // Judged here, where it is used: what `validateSearch` leaves out is still in the search, from the routes above.
  const next = safeNextPath(Route.useSearch().next)
  return <SignInScreen next={next === '/' ? '/invoices' : next} />
}
