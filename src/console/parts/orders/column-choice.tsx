import { Check } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { columnsText, parseColumns } from '#domain/order-columns.ts'
import { useOpenedAtFirst } from '#console/lib/use-opened-at-first.ts'
import type { MenuTriggerProps } from '#console/parts/lazy-menu.tsx'
import type { ColumnChoiceProps } from './column-menu.tsx'

/** The menu of the columns, open at first. */
export function ColumnChoice({ known, columns, onChange, className, children }: ColumnChoiceProps & MenuTriggerProps) {
  const t = useTranslations('console.orders.columns')
  const shown = parseColumns(columns, known)
  const menu = useOpenedAtFirst()
  return (
    <MenuTrigger {...menu}>
      <Button autoFocus className={className}>
        {children}
      </Button>
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
  )
}
