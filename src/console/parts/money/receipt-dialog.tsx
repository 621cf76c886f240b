import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { currencySign, minorOf } from '#domain/money.ts'
import { money as api } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { useLanguage } from '#console/lib/language.tsx'
import type { Payment } from '#console/lib/money.ts'
import { useMoneyAct } from '#console/lib/use-money-act.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useToday } from '#console/lib/use-today.ts'
import { useFieldWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

/** Records a bank transfer that has arrived. */
export function ReceiptDialog({ id, payment, onClose }: { id: string; payment: Payment; onClose: () => void }) {
  const t = useTranslations('console.money')
  const { language } = useLanguage()
  const { money } = useOrderWords()
  const fieldWords = useFieldWords()
  const today = useToday()
  const { error, isPending, run } = useMoneyAct(id)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  // The values when the form was opened: a colleague may record another receipt meanwhile.
  const [seenReceivedMinor] = useState(payment.transfer?.receivedMinor ?? 0)
  const { currency } = payment
  const missingMinor = (payment.transfer?.amountMinor ?? 0) - seenReceivedMinor
  const amountMinor = minorOf(typed, currency)
  const errors = fieldWords(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsWrong(amountMinor === null || amountMinor === 0)
    if (amountMinor === null || amountMinor === 0) {
      focusInvalid(event.currentTarget)
      return
    }
    const form = new FormData(event.currentTarget)
    const json = {
      amountMinor,
      bankReference: formText(form, 'bankReference'),
      receivedOn: formText(form, 'receivedOn'),
      seenReceivedMinor,
    }
    const param = { paymentId: String(payment.id) }
    void run(
      () => bodyOf(api.payments[':paymentId'].receipts.$post({ param, json })),
      ({ outcome, missingMinor }) => {
        onClose()
        return { words: t(`receipt.${outcome}`, { sum: money(missingMinor, currency) }) }
      },
    )
  }
  return (
    <Dialog title={t('receipt.title')} isOpen onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('receipt.lead')}</p>
        <Field
          ref={autofocus}
          label={t('receipt.amount', { currency: currencySign(currency, language) })}
          hint={missingMinor > 0 ? t('receipt.missing', { sum: money(missingMinor, currency) }) : undefined}
          error={isWrong ? t('receipt.amountWrong') : errors['amount']}
          inputMode="decimal"
          dir="ltr"
          required
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Field
          label={t('receipt.bank')}
          hint={t('receipt.bankHint')}
          name="bankReference"
          error={errors['bankReference']}
          dir="ltr"
          required
          autoComplete="off"
          spellCheck={false}
        />
        <Field
          label={t('receipt.day')}
          name="receivedOn"
          type="date"
          error={errors['receivedOn']}
          required
          defaultValue={today}
        />
        <FormFoot error={error} isPending={isPending}>
          {amountMinor !== null && amountMinor > 0
            ? t('receipt.submit', { sum: money(amountMinor, currency) })
            : t('receipt.submitPlain')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
