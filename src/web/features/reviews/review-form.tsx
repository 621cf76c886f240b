import { useState, type SubmitEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { writeReview, type OwnBooking, type OwnPhotoView, type OwnReviewView } from './calls.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { travellerChoices } from './review-search.ts'

interface Fault {
  field: string
  code: 'required' | 'too_short' | 'too_long' | 'unknown'
  least?: number
  most?: number
}

interface ReviewFormProps {
  booking: OwnBooking
  /** A rejected review is the draft of the next one. */
  own: OwnReviewView
  onSent: (own: OwnReviewView) => void
  onClose: () => void
}

/** Stars, kind of traveller, title and text. The form keeps what was entered until it is sent. */
export function ReviewForm({ booking, own, onSent, onClose }: ReviewFormProps) {
  const t = useTranslations('reviews')
  const a = useTranslations('activity')
  const locale = useLocale()
  const wordsOf = useRefusalWords()
  const [rating, setRating] = useState(own.review?.rating ?? 0)
  const [photos, setPhotos] = useState<OwnPhotoView[]>(own.review?.photos ?? [])
  const [sending, setSending] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const [fault, setFault] = useState<string | null>(null)

  const errorOf = (field: string) => {
    const found = faults.find((one) => one.field === field)
    if (!found) return undefined
    if (field === 'rating') return t('faults.rating')
    return t(`faults.${found.code}`, { least: found.least ?? 0, most: found.most ?? 0 })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    setIsBusy(true)
    setFaults([])
    setFault(null)
    try {
      onSent(
        await writeReview(locale, booking, {
          rating,
          travellerType: formText(data, 'travellerType'),
          title: formText(data, 'title'),
          body: formText(data, 'body'),
          photoIds: photos.map(({ id }) => id),
        }),
      )
    } catch (error) {
      const found = error instanceof CallError ? ((error.details['fields'] ?? []) as Fault[]) : []
      setFaults(found)
      if (found.some(({ field }) => field === 'photos')) setFault(t('faults.unknown'))
      else if (found.length === 0) setFault(wordsOf(error))
      form.querySelector<HTMLElement>(`[name="${found[0]?.field}"]`)?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) =>
        // What is being mended is no longer marked.
        setFaults(faults.filter(({ field }) => field !== (target as HTMLInputElement).name))
      }
      noValidate
      className="grid gap-5"
    >
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      <StarChoice
        name="rating"
        label={t('rating')}
        nameOf={(stars) => t('stars', { count: stars })}
        wordOf={(stars) => t(`ratings.${stars}`)}
        value={rating}
        onChange={setRating}
        error={errorOf('rating')}
      />
      <Field
        name="title"
        label={t('headline')}
        defaultValue={own.review?.title}
        dir="auto"
        autoComplete="off"
        error={errorOf('title')}
        required
      />
      <TextAreaField
        name="body"
        label={t('body')}
        hint={t('bodyHint')}
        defaultValue={own.review?.body}
        dir="auto"
        rows={5}
        error={errorOf('body')}
        required
      />
      <SelectField
        name="travellerType"
        label={t('travellerType')}
        defaultValue={own.review?.travellerType ?? ''}
        error={errorOf('travellerType')}
        required
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {travellerChoices.map((type) => (
          <option key={type} value={type}>
            {a(`travellerTypes.${type}`)}
          </option>
        ))}
      </SelectField>
      <PhotoChoice booking={booking} photos={photos} onChange={setPhotos} sending={sending} onSending={setSending} />
      <p className="text-sm text-ink-soft">
        {t('shownAs')} <bdi className="font-medium text-ink">{own.author}</bdi>
      </p>
      <div className="grid gap-2 sm:flex sm:justify-end">
        <Button kind="outlined" onClick={onClose}>
          {t('later')}
        </Button>
        <Button type="submit" isLoading={isBusy || sending > 0}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
