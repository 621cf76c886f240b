import { createFileRoute } from '@tanstack/react-router'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { FindBookingScreen } from '#web/screens/invoices/find-booking-screen.tsx'

export const Route = createFileRoute('/{-$locale}/invoices/find')({
  head: ({ matches }) => privatePageMeta(matches, '/invoices/find', (t) => t('orders.find.title')),
  component: FindBookingScreen,
})
