import { useRouterState } from '@tanstack/react-router'

/** While the next page is on its way the old one stands: a line at the top says that the press was heard. Not for what comes at once. */
export function LoadingLine() {
  const isLoading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && resolvedLocation !== undefined,
  })
  return isLoading ? <div aria-hidden className="loading-line" /> : null
}
