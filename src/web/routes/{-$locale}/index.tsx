import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#web/screens/home/home-screen.tsx'

export const Route = createFileRoute('/{-$locale}/')({
  component: HomeScreen,
})
