import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followRedirects } from '#web/features/sites/follow-redirects.ts'
import { watchBuilds } from '#web/lib/app-updates.ts'
import { followOtherTabs } from '#web/lib/cross-tab-sync.ts'
import { registerOfflinePage } from '#web/lib/register-offline-page.ts'
import { keepFocus } from './keep-focus.ts'
import { LoadingLine } from './loading-line.tsx'

/**
 * What happens when one page follows another without a load: the server is asked for redirects and newer builds, and who does not see the page
 * change is told its title and finds the focus at its heading.
 */
export function PageChanges() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => followRedirects(router), [router])
  useEffect(() => watchBuilds(router), [router])
  useEffect(() => followOtherTabs(router), [router])
  useEffect(registerOfflinePage, [])
  useEffect(() => {
    let refocus = () => {}
    const leave = router.subscribe('onBeforeNavigate', () => {
      refocus = keepFocus()
    })
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return
      if (!pathChanged) return refocus()
      setTitle(document.title)
      // The router has scrolled to the anchor, where reading continues.
      if (toLocation.hash === '') focusHeading()
    })
    return () => {
      leave()
      arrive()
    }
  }, [router])
  return (
    <>
      <LoadingLine />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
