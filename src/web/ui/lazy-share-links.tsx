import { useEffect, type ComponentProps } from 'react'
import type { ShareLinks } from './share-links.tsx'
import { useOnDemand } from './use-on-demand.ts'

const load = () => import('./share-links.tsx')

/** The ways to share, which load when their dialog is opened; the address alone if they cannot be loaded. */
export function LazyShareLinks(props: ComponentProps<typeof ShareLinks>) {
  const { state, ask } = useOnDemand(load)
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(ask, [])
  if (state.status === 'ready') return <state.part.ShareLinks {...props} />
  return (
    <div className="min-h-64">
      {state.status === 'failed' && (
        <p dir="ltr" className="mt-4 select-all wrap-anywhere">
          {props.url}
        </p>
      )}
    </div>
  )
}
