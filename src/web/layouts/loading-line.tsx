import { useRouterState } from '@tanstack/react-router'

/** A progress line at the top of the page during navigations that are not instant. */
export function LoadingLine() {
  const isLoading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && resolvedLocation !== undefined,
  })
  return isLoading ? <div aria-hidden className="loading-line" /> : null
}
