import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { encode } from 'uqr'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The QR code of a ticket. Pressed, it fills the window on white, for a scanner. */
export function TicketQr({ code, className = '' }: { code: string; className?: string }) {
  const t = useTranslations('orders.qr')
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => setIsOpen(false))
  return (
    <>
      <button
        type="button"
        aria-label={t('open')}
        onClick={() => setIsOpen(true)}
        className={`shrink-0 rounded-field border border-line bg-white p-2 ${className}`}
      >
        <Code code={code} />
      </button>
      <Dialog kind="bright" title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="m-auto w-[min(100%,34rem,100dvh_-_15rem)] min-w-48 py-4 text-center">
          <Code code={code} />
          <bdi className="mt-4 block text-lg font-semibold tracking-wide tabular-nums">
            {code.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
          <p className="mt-2">{t('text')}</p>
        </div>
        {isOpen && <StaysOn />}
      </Dialog>
    </>
  )
}

/** Keeps the screen from dimming. */
function StaysOn() {
  useEffect(() => {
    // Refused by devices that save power, unknown to older browsers.
    const lock = (navigator as Partial<Navigator>).wakeLock?.request('screen').catch(() => null)
    return () => void lock?.then((held) => held?.release())
  }, [])
  return null
}

/** Black on white in both themes: scanners need it. */
function Code({ code }: { code: string }) {
  const { data, size } = encode(code, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges" className="block w-full">
      <path d={path} fill="#000" />
    </svg>
  )
}
