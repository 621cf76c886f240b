import { Check, Columns3 } from 'lucide-react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { columnsText, parseColumns, type OrderColumn } from '#domain/order-columns.ts'
import { buttonClass } from '#web/ui/button.tsx'

interface Props {
  /** The columns that exist for the person. */
  known: readonly OrderColumn[]
  /** As in the address. */
  columns: string | undefined
  onChange: (columns: string | undefined) => void
}

/** Shows and hides columns of the table. A phone has cards instead. */
export function ColumnMenu({ known, columns, onChange }: Props) {
  const t = useTranslations('console.orders.columns')
  const shown = parseColumns(columns, known)
  return (
    <div className="max-md:hidden">
      <MenuTrigger>
        <AriaButton className={buttonClass('outlined')}>
          <Columns3 aria-hidden className="size-4" strokeWidth={1.75} />
          {t('menu')}
        </AriaButton>
        <Popover className="min-w-56 overflow-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
          <Menu
            aria-label={t('menu')}
            className="outline-none"
            selectionMode="multiple"
            selectedKeys={shown}
            onSelectionChange={(keys) =>
              onChange(
                columnsText(
                  known.filter((one) => keys === 'all' || keys.has(one)),
                  known,
                ),
              )
            }
          >
            {known.map((one) => (
              <MenuItem
                key={one}
                id={one}
                textValue={t(one)}
                className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 outline-none focus:bg-line/60"
              >
                {({ isSelected }) => (
                  <>
                    <Check
                      aria-hidden
                      className={`size-4 shrink-0 ${isSelected ? 'text-primary' : 'invisible'}`}
                      strokeWidth={2}
                    />
                    {t(one)}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}
