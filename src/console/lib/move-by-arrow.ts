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
    const beyond = cells.filter((cell) => (ahead ? columnOf(cell) > columnOf(from) : columnOf(cell) < columnOf(from)))
    const distance = (cell: HTMLElement) =>
      Math.abs(rowOf(cell) - rowOf(from)) * 1000 + Math.abs(columnOf(cell) - columnOf(from))
    next = beyond.toSorted((a, b) => distance(a) - distance(b))[0]
  } else {
    const column = cells.filter((cell) => columnOf(cell) === columnOf(from))
    next = column[column.indexOf(from) + (ahead ? 1 : -1)]
  }
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
