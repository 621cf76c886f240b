import { createFileRoute } from '@tanstack/react-router'
import { ownPageHead } from '#web/lib/own-page-head.ts'
import { SignInScreen } from '#web/screens/sign-in/sign-in-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-in')({
  // Only a path of our own is followed afterwards: never another site's address.
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search['next'] === 'string' && /^\/(?![/\\])[\w/-]*$/.test(search['next']) ? { next: search['next'] } : {},
  head: ({ matches }) => ownPageHead(matches, '/sign-in', (words) => words.accounts.signInTitle),
  component: SignIn,
})

function SignIn() {
  return <SignInScreen next={Route.useSearch().next ?? '/invoices'} />
}
