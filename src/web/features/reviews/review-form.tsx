import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { writeReview, type OwnBooking, type OwnPhotoView, type OwnReviewView } from './calls.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { travellerChoices } from './review-search.ts'

interface FieldError {
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
  const wordsOf = useApiErrorWords()
  const [rating, setRating] = useState(own.review?.rating ?? 0)
  const [photos, setPhotos] = useState<OwnPhotoView[]>(own.review?.photos ?? [])
  const [sending, setSending] = useState(0)
  const requiredWords = useRequiredWords()
  const { isPending, errors, errorText, onSubmit, onInput } = useForm<FieldError>({
    send: async (data) =>
      onSent(
        await writeReview(locale, booking, {
          rating,
          travellerType: formText(data, 'travellerType'),
          title: formText(data, 'title'),
          body: formText(data, 'body'),
          photoIds: photos.map(({ id }) => id),
        }),
      ),
    words: ({ field, code, least = 0, most = 0 }) =>
      field === 'rating'
        ? t('errors.rating')
        : code === 'required'
          ? requiredWords(field)
          : t(`errors.${code}`, { least, most }),
    summary: (found, error) =>
      found.some(({ field }) => field === 'photos') ? t('errors.unknown') : found.length > 0 ? null : wordsOf(error),
  })
  return (
    <form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-5">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <StarChoice
        name="rating"
        label={t('rating')}
        nameOf={(stars) => t('stars', { count: stars })}
        wordOf={(stars) => t(`ratings.${stars}`)}
        value={rating}
        onChange={setRating}
        error={errors['rating']}
      />
      <Field
        name="title"
        label={t('headline')}
        defaultValue={own.review?.title}
        dir="auto"
        autoComplete="off"
        error={errors['title']}
        required
      />
      <TextAreaField
        name="body"
        label={t('body')}
        hint={t('bodyHint')}
        defaultValue={own.review?.body}
        dir="auto"
        rows={5}
        error={errors['body']}
        required
      />
      <SelectField
        name="travellerType"
        label={t('travellerType')}
        defaultValue={own.review?.travellerType ?? ''}
        error={errors['travellerType']}
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
        <Button type="submit" isLoading={isPending || sending > 0}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
