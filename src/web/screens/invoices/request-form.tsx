import { useState, type FormEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LONGEST_REQUEST, tidyRequest } from '#domain/guest-fields.ts'
import { changeRequest } from '#web/features/orders/booking-acts.ts'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RequestText } from './request-text.tsx'

interface RequestFormProps {
  invoice: InvoiceView
  booking: Pick<BookingView, 'id' | 'title'>
  /** As the buyer saw it. */
  request: string
  /** Typed before, instead of the request. */
  draft?: string | undefined
  onTyped?: (text: string) => void
  /** To what the form was opened from; undefined: closing the dialog is the way back. */
  onBack?: () => void
  onSaved: (request: string) => void
  /** Another window has saved another request. */
  onNewer: (request: string) => void
}

/** What the host should know. A newer request of another window is shown before it can be replaced. */
export function RequestForm({
  invoice,
  booking,
  request,
  draft = request,
  onTyped,
  onBack,
  onSaved,
  onNewer,
}: RequestFormProps) {
  const t = useTranslations('orders.changeRequest')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run } = useAction()
  const [fieldError, setFieldError] = useState<string>()
  const [newer, setNewer] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const specialRequest = tidyRequest(formText(new FormData(event.currentTarget), 'specialRequest'))
    setFieldError(undefined)
    const explain = (error: unknown) => {
      if (!(error instanceof CallError)) return wordsOf(error)
      if (error.code === 'checkout.fields_invalid') {
        setFieldError(t('tooLong'))
        return null
      }
      if (error.code === 'orders.request_changed') {
        const now = String(error.details['specialRequest'])
        setNewer(now)
        onNewer(now)
      }
      return wordsOf(error)
    }
    const wish = { bookingId: booking.id, specialRequest, seenRequest: newer ?? request }
    if (await run(() => changeRequest(invoice, wish, locale), { explain })) onSaved(specialRequest)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-2 grid gap-4">
      <p className="font-medium">{booking.title}</p>
      <p className="-mt-2 text-ink-soft">{t(request === '' ? 'lead' : 'leadRemove')}</p>
      <TextAreaField
        label={t('label')}
        hint={t('hint')}
        name="specialRequest"
        error={fieldError}
        defaultValue={draft}
        onInput={(event) => onTyped?.(event.currentTarget.value)}
        maxLength={LONGEST_REQUEST}
        rows={5}
        dir="auto"
        autoFocus
      />
      {errorText !== null && (
        <Notice kind={newer === null ? 'danger' : 'warning'} title={errorText} isUrgent>
          {newer !== null && (
            <div className="grid gap-2">
              <p>{t(newer === '' ? 'newerNone' : 'newer')}</p>
              {newer !== '' && <RequestText text={newer} />}
              <p>{t('newerLead')}</p>
            </div>
          )}
        </Notice>
      )}
      {/* In sight also below a long request of another window. */}
      <div className="sticky bottom-(--dialog-foot) -mx-card -mb-card flex max-w-none flex-wrap gap-2 border-t border-line bg-surface p-card py-3 shadow-[0_1px_0_var(--surface)] *:grow sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button type="submit" isLoading={isPending}>
          {t('save')}
        </Button>
        {onBack && (
          <Button kind="outlined" disabled={isPending} onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  )
}
