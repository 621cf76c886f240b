import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import type { BookingEditorProps } from './booking-editor.tsx'
import type { BookableProduct } from './calls.ts'

// With the calendar: loaded when a booking is changed.
const BookingEditor = lazy(async () => ({ default: (await import('./booking-editor.tsx')).BookingEditor }))

export interface BookingToEdit extends Pick<
  BookingEditorProps,
  'initial' | 'before' | 'onSave' | 'firstStep' | 'clashOf'
> {
  /** Of the activity. */
  name: string
  zone: string
  /** Reads the activity. */
  load: () => Promise<BookableProduct>
}

interface EditBookingProps {
  title: string
  /** Null closes the dialog. */
  booking: BookingToEdit | null
  onClose: () => void
}

/** The booking box in a dialog, on a choice that was made before. */
export function EditBooking({ title, booking, onClose }: EditBookingProps) {
  useBackToClose(booking !== null, onClose)
  return (
    <Dialog kind="sheet" title={title} isOpen={booking !== null} onClose={onClose}>
      {booking && <Editor {...booking} />}
    </Dialog>
  )
}

function Editor({ name, zone, load, ...editor }: BookingToEdit) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  const [product, setProduct] = useState<BookableProduct | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLate = false
    setError(null)
    load()
      .then((found) => !isLate && setProduct(found))
      .catch((reason: unknown) => !isLate && setError(reason))
    return () => {
      isLate = true
    }
    // `load` is another function with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tries])

  if (error !== null)
    return (
      <Notice kind="danger" title={wordsOf(error)} isUrgent>
        <Button kind="third" onClick={() => setTries((now) => now + 1)} className="justify-self-start">
          {t('retry')}
        </Button>
      </Notice>
    )
  const loading = <Placeholder className="mt-4 h-[26rem]" text={t('loading')} />
  if (product === null) return loading
  return (
    <>
      <p className="mt-1 text-ink-soft">{name}</p>
      <div className="mt-4">
        <Suspense fallback={loading}>
          <BookingEditor
            product={product}
            today={new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())}
            {...editor}
          />
        </Suspense>
      </div>
    </>
  )
}
