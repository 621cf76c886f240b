import { createFileRoute } from '@tanstack/react-router'
import { safeNextPath } from '#domain/redirect-target.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { SignUpScreen } from '#web/screens/sign-in/sign-up-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-up')({
  validateSearch: (search: Record<string, unknown>): { next?: unknown; with?: unknown } => ({
    next: search['next'],
    with: search['with'],
  }),
  head: ({ matches }) => privatePageMeta(matches, '/sign-up', (t) => t('accounts.signUpTitle')),
  component: SignUp,
})

function SignUp() {
  // Validated where it is used: parameters that `validateSearch` removes are still merged in from parent routes.
  const search = Route.useSearch()
  const next = safeNextPath(search.next)
  return <SignUpScreen next={next === '/' ? '/invoices' : next} withPassword={search.with === 'password'} />
}
