import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, onPicture } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { LazyShareLinks } from './lazy-share-links.tsx'

/** Opens the system's share sheet, or a dialog if there is none. `url` is the canonical address, `text` what is sent with it. */
export function ShareButton({
  title,
  text,
  url,
  label,
  isOnPicture = false,
  className = '',
}: {
  title: string
  /** By default the title. */
  text?: string
  url: string
  /** By default 'Share'. */
  label?: string
  /** On phones in the corner of a picture. */
  isOnPicture?: boolean
  className?: string
}) {
  const t = useTranslations('common')
  const [isOpen, setIsOpen] = useState(false)
  const share = async () => {
    if (!('share' in navigator)) return setIsOpen(true)
    try {
      await navigator.share({ title, ...(text === undefined ? {} : { text }), url })
    } catch (error) {
      // Cancelling is not an error. Otherwise the system cannot share: open the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsOpen(true)
    }
  }
  return (
    <>
      <Button
        kind="outlined"
        onClick={() => void share()}
        className={`noscript:hidden ${isOnPicture ? onPicture : ''} ${className}`}
      >
        <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
        <span className={isOnPicture ? 'max-sm:sr-only' : undefined}>{label ?? t('share.button')}</span>
      </Button>
      <Dialog title={t('share.button')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{text ?? title}</p>
        <LazyShareLinks title={title} text={text} url={url} />
      </Dialog>
    </>
  )
}
