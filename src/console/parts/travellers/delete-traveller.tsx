import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { travellers } from '#console/lib/api.ts'
import type { Traveller } from '#console/lib/travellers.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { ReasonArea } from '#console/parts/reason-area.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

interface Props {
  reference: string
  privacy: NonNullable<Traveller['privacy']>
  onClose: () => void
}

/** Deletes a traveller's data on request. Lists first what will be kept. */
export function DeleteTraveller({ reference, privacy, onClose }: Props) {
  const t = useTranslations('console.travellers')
  return (
    <Dialog title={t('deleteTitle')} isOpen onClose={onClose}>
      {privacy.ahead > 0 ? (
        <div className="mt-2">
          <Notice kind="warning" title={t('aheadTitle')}>
            <p>{t('aheadLead', { count: privacy.ahead })}</p>
          </Notice>
        </div>
      ) : (
        <DeleteForm reference={reference} privacy={privacy} onClose={onClose} />
      )}
    </Dialog>
  )
}

function DeleteForm({ reference, privacy, onClose }: Props) {
  const t = useTranslations('console.travellers')
  const queries = useQueryClient()
  const withProof = useProof()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  // The values when the dialog was opened.
  const draft = `traveller ${reference} reason`
  const [seenOrders] = useState(privacy.orders)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const json = { reason: formText(new FormData(event.currentTarget), 'reason'), seenOrders }
    setIsPending(true)
    setError(undefined)
    try {
      await withProof(() => bodyOf(travellers[':reference'].delete.$post({ param: { reference }, json })))
      forgetDrafts(draft)
      onClose()
      await showToast('success', t('deleted'))
    } catch (caught) {
      setError(caught)
    }
    setIsPending(false)
    await Promise.all(['travellers', 'orders', 'quotes', 'messages', 'today'].map((kind) => queries.invalidateQueries({ queryKey: [kind] }))) // prettier-ignore
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-4">
      <p>{t('deleteLead')}</p>
      <div className="grid gap-1">
        <p className="font-medium">{t('stays')}</p>
        <ul className="list-disc ps-5 text-ink-soft">
          {privacy.orders > 0 && <li>{t('staysOrders', { count: privacy.orders })}</li>}
          {privacy.invoices > 0 && <li>{t('staysInvoices', { count: privacy.invoices })}</li>}
          <li>{t('staysReviews')}</li>
          <li>{t('staysLog')}</li>
        </ul>
      </div>
      <ReasonArea isFocused label={t('reason')} hint={t('reasonHint')} rows={2} draft={draft} />
      <FormFoot error={error} isPending={isPending}>
        {t('submit')}
      </FormFoot>
    </form>
  )
}
