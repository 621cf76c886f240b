import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { encode } from 'uqr'
import { Dialog } from '#web/ui/dialog.tsx'

/** The QR code of a ticket. Pressed, it fills the width on white, for a scanner. */
export function TicketQr({ code, className = '' }: { code: string; className?: string }) {
  const t = useTranslations('orders.qr')
  const [isOpen, setIsOpen] = useState(false)
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
      <Dialog title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="mt-3 rounded-field bg-white p-4 text-center text-black">
          <Code code={code} />
          <bdi className="mt-3 block font-semibold tracking-wide tabular-nums">
            {code.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </div>
        <p className="mt-3 text-center text-ink-soft">{t('text')}</p>
      </Dialog>
    </>
  )
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
