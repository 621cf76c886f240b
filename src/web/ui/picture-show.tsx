import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureAddress } from '#domain/image-url.ts'
import type { Locale } from '#domain/locale.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useOnDemand } from './use-on-demand.ts'

export interface ShownPicture extends PictureAddress {
  alt: string
  width: number
  height: number
  placeholder?: string | null
  isIllustration?: true | undefined
  /** The language of captions if it is not the page's. */
  language?: Locale
}

export interface ShownPictures {
  title: string
  pictures: ShownPicture[]
  start: number
}

const loadViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer

/** Pictures as large as the window. The code for zooming loads when it is opened. */
export function PictureShow({ shown, onClose }: { shown: ShownPictures | null; onClose: () => void }) {
  return (
    <Dialog kind="full" title={shown?.title ?? ''} isOpen={shown !== null} onClose={onClose}>
      {shown && <Viewer shown={shown} />}
    </Dialog>
  )
}

function Viewer({ shown: { pictures, start } }: { shown: ShownPictures }) {
  const t = useTranslations('common')
  const { state, ask } = useOnDemand(loadViewer)
  useEffect(() => {
    ask()
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (state.status === 'ready') return <state.part pictures={pictures} start={start} />
  if (state.status !== 'failed') return <div className="flex-1" />
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-4 text-center">
      <p>{t('pictures.failed')}</p>
      <Button onClick={ask}>{t('retry')}</Button>
    </div>
  )
}
