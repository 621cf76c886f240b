import { useEffect, useRef } from 'react'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'

export { toast }

/**
 * The container of toasts (F2): top right in both directions, in the page's theme, for one second, paused on hover and
 * while the window has no focus, dismissed on navigation.
 */
export function Toasts({ address, isRtl, label }: { address: string; isRtl: boolean; label: string }) {
  const shownAt = useRef(address)
  useEffect(() => {
    // Not on mount: a toast may have been raised before this code had loaded.
    if (shownAt.current !== address) toast.dismiss()
    shownAt.current = address
  }, [address])
  return (
    <ToastContainer
      position="top-right"
      theme="auto"
      rtl={isRtl}
      autoClose={1000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      limit={3}
      transition={Slide}
      aria-label={label}
    />
  )
}
