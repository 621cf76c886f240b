import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkAct } from '#domain/bulk-act.ts'
import { bulk } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { bulkActsQuery } from '#console/lib/bulk.ts'
import type { OrdersSearch } from '#console/lib/orders.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'

interface Props {
  act: BulkAct
  count: number
  /** Null: all that match `search`. */
  references: readonly string[] | null
  search: OrdersSearch
  people: readonly { id: number; name: string }[]
  onClose: () => void
  onBegun: (id: number) => void
}

const NOBODY = 'nobody'

/** Confirms an act on many orders: the number of orders, and what happens to them. */
export function BulkDialog({ act, count, references, search, people, onClose, onBegun }: Props) {
  const t = useTranslations('console.bulk')
  const o = useTranslations('console.orders')
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = formText(new FormData(event.currentTarget), 'person')
    const task = act === 'assign' ? { act, staffId: chosen === NOBODY ? null : Number(chosen) } : { act }
    setIsPending(true)
    setError(undefined)
    try {
      const query = references === null ? (search as object) : {}
      const json = { task, references: references === null ? null : [...references] }
      const { id } = await bodyOf(bulk.$post({ query, json }))
      await queries.invalidateQueries({ queryKey: bulkActsQuery.queryKey })
      onClose()
      onBegun(id)
    } catch (caught) {
      setError(caught)
      setIsPending(false)
    }
  }
  return (
    <Dialog title={t(`titles.${act}`, { count })} isOpen onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t(`leads.${act}`)}</p>
        {act === 'assign' && (
          <SelectField label={o('assignee')} name="person" required ref={autofocus}>
            {/* Without this, Enter would unassign all of them. */}
            <option value="">{t('choosePerson')}</option>
            <option value={NOBODY}>{o('nobody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <FormFoot error={error} isPending={isPending} isFocused={act !== 'assign'}>
          {t(`submit.${act}`, { count })}
        </FormFoot>
      </form>
    </Dialog>
  )
}
