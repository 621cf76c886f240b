import type { AnyRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page can be read, and its links followed, without scripts; they may wait until somebody is there. */
    isForReading?: boolean
  }
}

interface FrameData {
  visitor?: { user: unknown }
}

/** Whether the scripts of the rendered page may wait: it loaded, is for reading, and not for somebody who is signed in. */
export function isReadingPage(router: AnyRouter): boolean {
  const { matches } = router.state
  const frame = matches.find(({ routeId }) => routeId === '/{-$locale}')?.loaderData as FrameData | undefined
  return (
    matches.at(-1)?.staticData.isForReading === true &&
    matches.every(({ status }) => status === 'success') &&
    frame?.visitor?.user === null
  )
}
