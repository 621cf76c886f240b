import { useState } from 'react'
import type { CheckoutView } from '#web/features/checkout/calls.ts'

/** Whether the summary is unfolded on phones, and its cancellation policies everywhere. */
export function useSummaryFold(items: CheckoutView['cart']['items']) {
  // What is sold out is never folded away, unless the buyer does it afterwards.
  const gone = items.flatMap(({ id, isAvailable }) => (isAvailable ? [] : id)).join()
  const [summary, setSummary] = useState({ isOpen: gone !== '', gone })
  if (summary.gone !== gone) setSummary({ isOpen: summary.isOpen || gone !== '', gone })
  const [showsPolicies, setShowsPolicies] = useState(false)
  return {
    isOpen: summary.isOpen,
    showsPolicies,
    toggle: () => setSummary({ isOpen: !summary.isOpen, gone }),
    showPolicies: () => {
      setSummary({ isOpen: true, gone })
      setShowsPolicies(true)
    },
  }
}
