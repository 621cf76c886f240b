import { ImagePlus, LoaderCircle, X } from 'lucide-react'
import { useId, useRef, useState, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LARGEST_PHOTO_BYTES, MAX_REVIEW_PHOTOS } from '#domain/review-photos.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { uploadPhoto, type OwnBooking, type OwnPhotoView } from './calls.ts'
import { shrinkPhoto } from './shrink-photo.ts'

interface PhotoChoiceProps {
  booking: OwnBooking
  photos: OwnPhotoView[]
  onChange: (change: (photos: OwnPhotoView[]) => OwnPhotoView[]) => void
  /** The number of running uploads. The review can be sent when they have ended. */
  sending: number
  onSending: (change: (sending: number) => number) => void
}

/** Photos of a review. Each is uploaded when chosen; refused files are listed by name with the reason. */
export function PhotoChoice({ booking, photos, onChange, sending, onSending }: PhotoChoiceProps) {
  const t = useTranslations('reviews.photos')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<{ file: string; words: string }[]>([])
  const room = MAX_REVIEW_PHOTOS - photos.length - sending

  const choose = async (files: File[]) => {
    const taken = files.slice(0, room)
    const tooMany = files.slice(room).map(({ name }) => ({ file: name, words: t('tooMany') }))
    setErrors(tooMany)
    onSending((count) => count + taken.length)
    // One after the other: on a phone's connection, the first photo is finished sooner.
    for (const file of taken) {
      try {
        const light = await shrinkPhoto(file)
        if (light.size > LARGEST_PHOTO_BYTES) setErrors((all) => [...all, { file: file.name, words: t('tooLarge') }])
        else {
          const photo = await uploadPhoto(locale, booking, light)
          onChange((all) => [...all, photo])
        }
      } catch (error) {
        setErrors((all) => [...all, { file: file.name, words: wordsOf(error) }])
      }
      onSending((count) => count - 1)
    }
  }
  return (
    <fieldset className="grid content-start gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium">
        {t('label')} <span className="ms-1 text-sm font-normal text-ink-soft">{t('optional')}</span>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('hint', { most: MAX_REVIEW_PHOTOS })}
      </p>
      <PhotoTiles photos={photos} sending={sending} onRemove={(gone) => remove(gone)} />
      {room > 0 && (
        <label
          className={`${buttonClass('outlined')} cursor-pointer justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary`}
        >
          <ImagePlus aria-hidden className="size-5" strokeWidth={1.75} />
          {t('add')}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              void choose(files)
            }}
          />
        </label>
      )}
      <p role="status" className="sr-only">
        {sending > 0 ? t('sending', { count: sending }) : t('chosen', { count: photos.length })}
      </p>
      {errors.length > 0 && (
        <div role="alert">
          <ul className="grid gap-1 text-sm text-danger">
            {errors.map(({ file, words }) => (
              <li key={`${file}${words}`} className="min-w-0 break-words">
                <bdi className="font-medium break-all">{file}</bdi>: {words}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )

  function remove(gone: OwnPhotoView) {
    onChange((all) => all.filter(({ id: one }) => one !== gone.id))
    focusSoon(input)
  }
}

/** The removed photo had the focus. Wait a frame, because the input may be rendered only now. */
function focusSoon(input: RefObject<HTMLInputElement | null>) {
  requestAnimationFrame(() => input.current?.focus())
}

interface PhotoTilesProps {
  photos: OwnPhotoView[]
  sending: number
  onRemove: (photo: OwnPhotoView) => void
}

function PhotoTiles({ photos, sending, onRemove }: PhotoTilesProps) {
  const t = useTranslations('reviews.photos')
  if (photos.length + sending === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="relative">
          <Picture
            picture={{ ...photo.picture, alt: t('photo', { number: index + 1 }) }}
            preset="thumbnail"
            sizes="96px"
            className="size-24 rounded-field"
          />
          <button
            type="button"
            aria-label={t('remove', { number: index + 1 })}
            onClick={() => onRemove(photo)}
            className="absolute end-0 top-0 grid size-11 place-items-start justify-items-end p-1"
          >
            <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink">
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </span>
          </button>
        </li>
      ))}
      {Array.from({ length: sending }, (_, index) => (
        <li
          key={`sending${index}`}
          className="grid size-24 place-items-center rounded-field border border-dashed border-line-strong"
        >
          <LoaderCircle aria-hidden className="size-5 animate-spin text-ink-soft motion-reduce:animate-none" />
        </li>
      ))}
    </ul>
  )
}
