import { createFileRoute } from '@tanstack/react-router'
import { describePage } from '#web/features/content/describe-page.ts'
import { ContactScreen } from '#web/screens/content/contact-screen.tsx'

export const Route = createFileRoute('/{-$locale}/contact-us')({
  head: ({ matches }) =>
    describePage(matches, ({ t }) => ({
      title: t('content.contact'),
      description: t('content.meta.contact'),
      paths: { ar: '/contact-us', en: '/contact-us' },
    })),
  component: ContactScreen,
})
