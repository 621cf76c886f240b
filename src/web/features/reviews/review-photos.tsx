import { useTranslations } from 'use-intl'
import { Picture } from '#web/ui/picture.tsx'
import type { ReviewsView } from './calls.ts'

interface ReviewPhotosProps {
  photos: ReviewsView['photos']
  label: string
  onOpen: (start: number) => void
}

/** A row of photos. Each opens the viewer with all of them. */
export function ReviewPhotos({ photos, label, onOpen }: ReviewPhotosProps) {
  const t = useTranslations('activity.reviewList')
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('openPhoto', { alt: `\u2068${photo.alt}\u2069` })}
            onClick={() => onOpen(index)}
            className="block cursor-zoom-in overflow-hidden rounded-field"
          >
            <Picture picture={photo} preset="thumbnail" sizes="80px" isDecorative className="size-20" />
          </button>
        </li>
      ))}
    </ul>
  )
}
