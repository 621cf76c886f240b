import { LoaderCircle, Star } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { readOwnReview, type OwnBooking, type OwnReviewView } from './calls.ts'
import { ReviewForm } from './review-form.tsx'

/** The buyer's review of a booking and its status; the form if there is no review or it was rejected. */
export function OwnReview({ booking, title }: { booking: OwnBooking; title: string }) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => setIsOpen(false))
  const [own, setOwn] = useState<OwnReviewView | null>(null)
  const [errorText, setErrorText] = useState<string | null>(null)

  const open = async () => {
    setIsOpen(true)
    setOwn(null)
    setErrorText(null)
    try {
      setOwn(await readOwnReview(locale, booking))
    } catch (error) {
      setErrorText(wordsOf(error))
    }
  }
  const close = () => setIsOpen(false)
  const status = own?.review?.status
  const isWritten = status !== undefined && status !== 'rejected'
  return (
    <>
      <Button kind="outlined" onClick={() => void open()}>
        <Star aria-hidden className="size-5" strokeWidth={1.75} />
        {t('open')}
      </Button>
      <Dialog title={t(isWritten ? 'open' : 'title')} isOpen={isOpen} onClose={close} kind="sheet">
        <div className="mt-3 grid gap-4">
          <p className="font-medium">{title}</p>
          {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
          {own === null && errorText === null && (
            <p role="status" className="flex items-center gap-2 text-ink-soft">
              <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
              {t('loading')}
            </p>
          )}
          {status === 'rejected' && (
            <Notice kind="warning" title={t('status.rejected')}>
              <p dir="auto">{own?.review?.rejection}</p>
              <p>{t('status.rejectedText')}</p>
            </Notice>
          )}
          {own && !isWritten && <ReviewForm booking={booking} own={own} onSent={setOwn} onClose={close} />}
          {own?.review && isWritten && (
            <>
              <Notice kind="success" title={t(`status.${status}`)} isUrgent>
                <p>{t(`status.${status}Text`)}</p>
              </Notice>
              <Written review={own.review} />
              <Button onClick={close} className="sm:justify-self-end">
                {t('close')}
              </Button>
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}

function Written({ review }: { review: NonNullable<OwnReviewView['review']> }) {
  return (
    <article
      lang={review.language}
      dir={directionOf(review.language)}
      className="grid gap-1 rounded-field border border-line p-4"
    >
      <Stars rating={review.rating} />
      <h3 className="font-semibold">{review.title}</h3>
      <p className="whitespace-pre-line">{review.body}</p>
      {review.photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {review.photos.map(({ id, picture }) => (
            <li key={id}>
              <Picture picture={picture} preset="thumbnail" sizes="80px" className="size-20 rounded-field" />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
