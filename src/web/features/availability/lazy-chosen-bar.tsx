import { lazy, Suspense, type ComponentProps } from 'react'
import type * as chosenBar from './chosen-bar.tsx'

const ChosenBar = lazy(async () => ({ default: (await import('./choice-steps.tsx')).ChosenBar }))

/** The chosen day, time and option, which load with the later steps. */
export function LazyChosenBar(props: ComponentProps<typeof chosenBar.ChosenBar>) {
  if (props.booking.step === 'day') return null
  return (
    <Suspense fallback={<div className="h-12" />}>
      <ChosenBar {...props} />
    </Suspense>
  )
}
