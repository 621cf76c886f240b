import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among the cells (`data-row`, `data-column`) of a grid with the arrow keys, in the reading direction.
 * Up and down stay in the column; left and right go to the nearest column that has a cell, in the row if it has one
 * there.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
  const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (!from || !(isAside || event.key === 'ArrowUp' || event.key === 'ArrowDown')) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')]
  const columnOf = (cell: HTMLElement) => Number(cell.dataset['column'])
  const rowOf = (cell: HTMLElement) => Number(cell.dataset['row'])
  const isRtl = document.documentElement.dir === 'rtl'
  const ahead = event.key === 'ArrowDown' || event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
  let next: HTMLElement | undefined
  if (isAside) {
    const [row, column] = [rowOf(from), columnOf(from)]
    let least = Infinity
    // A month has thousands of cells: one pass.
    for (const cell of cells) {
      const across = columnOf(cell) - column
      const distance = Math.abs(rowOf(cell) - row) * 1000 + Math.abs(across)
      if (ahead ? across <= 0 : across >= 0) continue
      if (distance < least) [least, next] = [distance, cell]
    }
  } else {
    const column = cells.filter((cell) => columnOf(cell) === columnOf(from))
    next = column[column.indexOf(from) + (ahead ? 1 : -1)]
  }
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
