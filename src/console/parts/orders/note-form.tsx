import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { useDraft } from '#console/lib/drafts.ts'
import { orderQuery, type Order } from '#console/lib/orders.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { NoteField } from '#console/parts/note-field.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Adds a note. Suppliers see a note of the marketplace only if the box is ticked. */
export function NoteForm({ order }: { order: Order }) {
  const t = useTranslations('console.orders')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText, clear] = useDraft(`order ${order.reference} note`)
  const isSupplier = order.sums === null
  const add = useMutation({
    mutationFn: (json: { text: string; isForSuppliers: boolean }) =>
      bodyOf(desk.orders[':reference'].notes.$post({ param: { reference: order.reference }, json })),
    onSuccess: async (changed) => {
      queries.setQueryData(orderQuery(order.reference).queryKey, changed)
      form.current?.reset()
      clear()
      await showToast('success', t('noteAdded'))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    add.mutate({ text, isForSuppliers: data.has('isForSuppliers') })
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-2">
      <NoteField
        label={t(isSupplier ? 'noteLabelHost' : 'noteLabel')}
        hint={t(isSupplier ? 'noteHintHost' : 'noteHint')}
        value={text}
        onChange={setText}
      />
      {!isSupplier && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input type="checkbox" name="isForSuppliers" className="size-5 shrink-0 accent-primary" />
          {t('noteForHosts')}
        </label>
      )}
      {add.error !== null && <Notice kind="danger" title={wordsOf(add.error)} isUrgent />}
      <div>
        <Button type="submit" kind="outlined" isLoading={add.isPending}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  )
}
