import { Columns3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OrderColumn } from '#domain/order-columns.ts'
import { lazyMenu } from '#console/parts/lazy-menu.tsx'
import { buttonClass } from '#web/ui/button.tsx'

export interface ColumnChoiceProps {
  /** The columns that exist for the person. */
  known: readonly OrderColumn[]
  /** As in the address. */
  columns: string | undefined
  onChange: (columns: string | undefined) => void
}

const ColumnChoice = lazyMenu(async () => (await import('./column-choice.tsx')).ColumnChoice)

/** Shows and hides columns of the table. Where the list is too narrow for it (order-list.tsx), orders are cards. */
export function ColumnMenu(props: ColumnChoiceProps) {
  const t = useTranslations('console.orders.columns')
  return (
    <div className="@max-4xl:hidden">
      <ColumnChoice {...props} className={buttonClass('outlined')}>
        <Columns3 aria-hidden className="size-4" strokeWidth={1.75} />
        {t('menu')}
      </ColumnChoice>
    </div>
  )
}
