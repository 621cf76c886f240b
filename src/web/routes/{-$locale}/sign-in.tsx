import { createFileRoute } from '@tanstack/react-router'
import { safeNextPath } from '#domain/redirect-target.ts'
import { ownPageHead } from '#web/lib/own-page-head.ts'
import { SignInScreen } from '#web/screens/sign-in/sign-in-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-in')({
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(search['next'])
    return next === '/' ? {} : { next }
  },
  head: ({ matches }) => ownPageHead(matches, '/sign-in', (t) => t('accounts.signInTitle')),
  component: SignIn,
})

function SignIn() {
  return <SignInScreen next={Route.useSearch().next ?? '/invoices'} />
}
