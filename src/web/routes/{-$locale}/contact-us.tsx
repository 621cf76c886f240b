import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#web/features/content/content-head-tags.ts'
import { ContactScreen } from '#web/screens/content/contact-screen.tsx'

export const Route = createFileRoute('/{-$locale}/contact-us')({
  head: ({ matches }) =>
    contentHead(matches, ({ t }) => ({
      title: t('content.contact'),
      description: t('content.contactText'),
      paths: { ar: '/contact-us', en: '/contact-us' },
    })),
  component: ContactScreen,
})
