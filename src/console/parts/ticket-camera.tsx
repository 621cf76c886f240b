import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The browser's own reader of codes. TypeScript does not know it yet, and not every browser has it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = () => (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const EVERY_MS = 200
/** The same ticket stays in the picture for a while. */
const AGAIN_MS = 4000

type Fault = 'refused' | 'failed'

/** Reads tickets with the camera, which is asked for by a button. Where the browser cannot, it says so. */
export function TicketCamera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('console.checkIn')
  const [stream, setStream] = useState<MediaStream>()
  const [fault, setFault] = useState<Fault>()
  if (!detectorClass()) return <p className="text-sm text-ink-soft">{t('noCamera')}</p>
  const start = () => {
    setFault(undefined)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      .then(setStream)
      .catch((error: unknown) =>
        setFault(error instanceof Error && error.name === 'NotAllowedError' ? 'refused' : 'failed'),
      )
  }
  const stop = () => setStream(undefined)
  return (
    <div className="grid gap-3">
      {stream && <Picture stream={stream} onCode={onCode} />}
      {fault !== undefined && <Notice kind="warning" title={t(fault)} isUrgent />}
      <Button kind="outlined" onClick={stream ? stop : start}>
        {stream ? <CameraOff aria-hidden className="size-4" /> : <Camera aria-hidden className="size-4" />}
        {stream ? t('stop') : t('scan')}
      </Button>
    </div>
  )
}

function Picture({ stream, onCode }: { stream: MediaStream; onCode: (code: string) => void }) {
  const t = useTranslations('console.checkIn')
  const video = useRef<HTMLVideoElement>(null)
  const seen = useRef({ code: '', at: 0 })
  const read = useEffectEvent((code: string) => {
    const now = Date.now()
    const isSame = seen.current.code === code && now - seen.current.at < AGAIN_MS
    seen.current = { code, at: now }
    if (!isSame) onCode(code)
  })
  useEffect(() => {
    const element = video.current
    const Detect = detectorClass()
    if (!element || !Detect) return undefined
    const detector = new Detect({ formats: ['qr_code'] })
    element.srcObject = stream
    void element.play()
    const timer = setInterval(() => {
      if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      detector
        .detect(element)
        .then(([first]) => first && read(first.rawValue))
        // A frame that cannot be read: the next one is due.
        .catch(() => {})
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream])
  return (
    <figure className="relative overflow-hidden rounded-card bg-black">
      <video ref={video} muted playsInline aria-label={t('camera')} className="aspect-square w-full object-cover" />
      <span aria-hidden className="absolute inset-[18%] rounded-card border-3 border-white/85" />
      <figcaption className="absolute inset-x-0 bottom-0 bg-black/60 p-2 text-center text-sm text-white">
        {t('aim')}
      </figcaption>
    </figure>
  )
}
