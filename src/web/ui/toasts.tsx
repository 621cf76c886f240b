import { useEffect, useRef } from 'react'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'

/**
 * Where toasts appear (F2): at the physical right in both directions, following the page's theme, a second long, paused while the pointer
 * rests on one or the window is left, gone when the address changes.
 */
export function Toasts({ address, isRtl, label }: { address: string; isRtl: boolean; label: string }) {
  const shownAt = useRef(address)
  useEffect(() => {
    // Not when this mounts: a toast that was raised before its code had loaded appears now.
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
