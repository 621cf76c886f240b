import { createFileRoute } from '@tanstack/react-router'
import { readLink } from '#web/features/accounts/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { ConfirmScreen } from '#web/screens/sign-in/confirm-screen.tsx'

export const Route = createFileRoute('/{-$locale}/auth/confirm')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'].slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { token = '' } = deps
    try {
      return { token, link: await readLink(token) }
    } catch (error) {
      if (error instanceof CallError && error.status === 410) return { token, link: null }
      throw error
    }
  },
  head: ({ matches }) => privatePageMeta(matches, '/auth/confirm', (t) => t('accounts.confirmTitle')),
  component: Confirm,
})

function Confirm() {
  return <ConfirmScreen {...Route.useLoaderData()} />
}
