import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { watchBuilds } from '#web/lib/app-updates.ts'
import { followOtherTabs } from '#web/lib/cross-tab-sync.ts'
import { registerOfflinePage } from '#web/lib/register-offline-page.ts'
import { keepFocus, restoreFocus } from './restore-focus.ts'
import { LoadingLine } from './loading-line.tsx'

/**
 * Client-side navigations: looks for newer builds, announces the new title, and moves the focus to the new heading.
 * The focus never stays on an element that was removed.
 */
export function PageChanges() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => watchBuilds(router), [router])
  useEffect(() => followOtherTabs(router), [router])
  useEffect(registerOfflinePage, [])
  useEffect(keepFocus, [])
  useEffect(() => {
    let refocus = () => {}
    const leave = router.subscribe('onBeforeNavigate', () => {
      refocus = restoreFocus()
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
