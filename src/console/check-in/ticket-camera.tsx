import { Camera, CameraOff, Flashlight, FlashlightOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { makeDetector, type Detector } from './detector.ts'

const EVERY_MS = 200
/** A ticket stays in view for a while: within this time the same code is one scan. */
const AGAIN_MS = 4000

type CameraError = 'refused' | 'failed' | 'noReader'

/** Reads tickets with the camera, which a button starts. Displays a message if the browser cannot. */
export function TicketCamera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('console.checkIn')
  const [stream, setStream] = useState<MediaStream>()
  const [cameraError, setCameraError] = useState<CameraError>()
  const [detector, setDetector] = useState<Detector>()
  const start = async () => {
    setCameraError(undefined)
    try {
      // Before the camera: if the reader cannot be loaded, there is no camera to stop.
      setDetector(await makeDetector())
    } catch {
      return setCameraError('noReader')
    }
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }))
    } catch (error) {
      setCameraError(error instanceof Error && error.name === 'NotAllowedError' ? 'refused' : 'failed')
    }
  }
  const stop = () => setStream(undefined)
  return (
    <div className="grid gap-3">
      {stream && detector && <Picture stream={stream} detector={detector} onCode={onCode} />}
      {cameraError !== undefined && <Notice kind="warning" title={t(cameraError)} isUrgent />}
      <Button kind="outlined" onClick={() => (stream ? stop() : void start())}>
        {stream ? <CameraOff aria-hidden className="size-4" /> : <Camera aria-hidden className="size-4" />}
        {stream ? t('stop') : t('scan')}
      </Button>
    </div>
  )
}

interface PictureProps {
  stream: MediaStream
  detector: Detector
  onCode: (code: string) => void
}

function Picture({ stream, detector, onCode }: PictureProps) {
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
    if (!element) return undefined
    element.srcObject = stream
    void element.play()
    const timer = setInterval(() => {
      if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      detector
        .detect(element)
        .then(([first]) => first && read(first.rawValue))
        // Unreadable frame: try the next one.
        .catch(() => {})
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream, detector])
  return (
    <figure className="relative overflow-hidden rounded-card bg-black">
      <video ref={video} muted playsInline aria-label={t('camera')} className="aspect-square w-full object-cover" />
      <span aria-hidden className="absolute inset-[18%] rounded-card border-3 border-white/85" />
      <figcaption className="absolute inset-x-0 bottom-0 bg-black/60 p-2 text-center text-sm text-white">
        {t('aim')}
      </figcaption>
      <Torch stream={stream} />
    </figure>
  )
}

/** The torch of the camera, which few browsers support and TypeScript's types lack. */
function Torch({ stream }: { stream: MediaStream }) {
  const t = useTranslations('console.checkIn')
  const [isOn, setIsOn] = useState(false)
  const [track] = stream.getVideoTracks()
  const { torch } = (track?.getCapabilities?.() ?? {}) as { torch?: boolean }
  if (!track || torch !== true) return null
  const turn = () =>
    track
      .applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
      .then(() => setIsOn(!isOn))
      // The torch is in use, or too hot.
      .catch(() => {})
  const Icon = isOn ? FlashlightOff : Flashlight
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('torch')}
      onClick={() => void turn()}
      className="absolute end-2 top-2 grid size-11 place-content-center rounded-full bg-black/60 text-white"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
