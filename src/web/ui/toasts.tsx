import { useEffect } from 'react'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'

/**
 * Where toasts appear (F2): at the physical right in both directions, following the page's theme, a second long, paused while the pointer
 * rests on one or the window is left, gone when the address changes.
 */
export function Toasts({ address, isRtl, label }: { address: string; isRtl: boolean; label: string }) {
  useEffect(() => {
    toast.dismiss()
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
