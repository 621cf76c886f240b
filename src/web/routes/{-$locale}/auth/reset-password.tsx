import { createFileRoute } from '@tanstack/react-router'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { ResetPasswordScreen } from '#web/screens/sign-in/reset-password-screen.tsx'

export const Route = createFileRoute('/{-$locale}/auth/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' && search['token'] !== '' ? { token: search['token'] } : {},
  head: ({ matches }) => privatePageMeta(matches, '/auth/reset-password', (t) => t('accounts.resetTitle')),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  return <ResetPasswordScreen key={token ?? ''} token={token} />
}
