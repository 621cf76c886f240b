import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderItem } from '#console/lib/orders.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { Loading } from '#console/parts/states.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props<Figures> {
  title: string
  item: OrderItem
  queryKey: (string | number)[]
  read: () => Promise<Figures>
  onClose: () => void
  children: (figures: Figures) => ReactNode
}

/** A dialog about an activity's money, which is loaded whenever the dialog opens. */
export function ItemFiguresDialog<Figures>({ title, item, queryKey, read, onClose, children }: Props<Figures>) {
  const local = useLocalWords()
  const wordsOf = useErrorWords()
  const { data, error } = useQuery({ queryKey, queryFn: read, staleTime: 0, gcTime: 0 })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="font-medium">
          <bdi>{local(item.title)}</bdi>
        </p>
        {data === undefined && error === null && <Loading />}
        {error !== null && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {data !== undefined && children(data)}
      </div>
    </Dialog>
  )
}
