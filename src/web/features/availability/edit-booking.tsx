import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { usePart } from '#web/lib/use-part.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import type { BookingEditorProps } from './booking-editor.tsx'
import type { BookableProduct } from './calls.ts'

// With the calendar: loaded when a booking is changed.
const loadEditor = () => import('./booking-editor.tsx')

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
  const [product, setProduct] = useState<BookableProduct | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const { part, hasFailed, retry } = usePart(loadEditor, true)

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

  if (error !== null) return <LoadFailed error={error} onRetry={() => setTries((now) => now + 1)} />
  if (hasFailed) return <LoadFailed onRetry={retry} />
  if (product === null || part === null) return <Placeholder className="mt-4 h-[26rem]" text={t('loading')} />
  return (
    <>
      <p className="mt-1 text-ink-soft">{name}</p>
      <div className="mt-4">
        <part.BookingEditor
          product={product}
          today={new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())}
          {...editor}
        />
      </div>
    </>
  )
}
