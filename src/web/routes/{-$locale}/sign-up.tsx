import { createFileRoute } from '@tanstack/react-router'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { SignUpScreen } from '#web/screens/sign-in/sign-up-screen.tsx'

export const Route = createFileRoute('/{-$locale}/sign-up')({
  head: ({ matches }) => privatePageMeta(matches, '/sign-up', (t) => t('accounts.signUpTitle')),
  component: SignUpScreen,
})
