import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { encode } from 'uqr'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Scanners need four modules of white around a code. */
const QUIET_MODULES = 4

/** The QR code of a ticket. Pressed, it fills the window on white, for a scanner. */
export function TicketQr({
  code,
  children,
  className = '',
}: {
  code: string
  /** Which ticket it is, beside the enlarged code: an order may have several. */
  children: ReactNode
  className?: string
}) {
  const t = useTranslations('orders.qr')
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => setIsOpen(false))
  return (
    <>
      <button
        type="button"
        aria-label={t('open')}
        data-print
        onClick={() => setIsOpen(true)}
        className={`shrink-0 rounded-field border border-line bg-white ${className}`}
      >
        {/* With the quiet zone that scanners need, also on a dark page. */}
        <Code code={code} />
      </button>
      <Dialog kind="bright" title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="m-auto w-[min(100%,34rem,100dvh_-_19rem)] min-w-48 py-4 text-center">
          <p className="mb-3 text-balance">{children}</p>
          {/* Its quiet zone is the margin: the code itself is as wide as on a line of text. */}
          <div className="-mx-4">
            <Code code={code} />
          </div>
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
  const { data, size } = encode(code, { border: QUIET_MODULES })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges" className="block w-full">
      <path d={path} fill="#000" />
    </svg>
  )
}
