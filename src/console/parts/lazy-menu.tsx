import type { ComponentType, ReactNode } from 'react'
import { useErrorWords } from '#console/lib/use-words.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

export interface MenuTriggerProps {
  /** Of the button. */
  className: string
  'aria-label'?: string
  'aria-labelledby'?: string
  /** The content of the button. */
  children: ReactNode
}

/** A button with a menu. The code of menus is loaded when the button is first pressed; the menu that `load` returns is open at first. */
export function lazyMenu<Props extends MenuTriggerProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyMenu(props: Props) {
    const wordsOf = useErrorWords()
    const { state, ask } = useOnDemand(load, () => void showToast('error', wordsOf(null)))
    if (state.status === 'ready') return <state.part {...props} />
    const { className, children, 'aria-label': label, 'aria-labelledby': labelledBy } = props
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={label}
        aria-labelledby={labelledBy}
        className={className}
        onClick={ask}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          ask()
        }}
      >
        {children}
      </button>
    )
  }
}
