import { createFileRoute } from '@tanstack/react-router'
import { readProfile } from '#web/features/accounts/calls.ts'
import { readPasskeys } from '#web/features/accounts/profile-calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { ProfileScreen } from '#web/screens/profile/profile-screen.tsx'

export const Route = createFileRoute('/{-$locale}/profile')({
  loader: async ({ params }) => {
    try {
      const [profile, { passkeys }] = await Promise.all([readProfile(localeOf(params)), readPasskeys()])
      return { profile, passkeys }
    } catch (error) {
      // Being signed out is a state of this page, not an error.
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
  head: ({ matches }) => privatePageMeta(matches, '/profile', (t) => t('accounts.profileTitle')),
  component: Profile,
})

function Profile() {
  return <ProfileScreen account={Route.useLoaderData()} />
}
