import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { readPlans, type PlanView } from './calls.ts'

/** What the visitor has booked and is still to come; read when it begins to be needed, and empty until then. */
export function usePlans(isNeeded: boolean): PlanView[] {
  const locale = useLocale()
  const [plans, setPlans] = useState<PlanView[]>([])
  useEffect(() => {
    if (!isNeeded) return undefined
    let isLate = false
    readPlans(locale).then(
      ({ plans: read }) => {
        if (!isLate) setPlans(read)
      },
      // Only a help: without it what is in the cart is compared.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [isNeeded, locale])
  return plans
}
