/** 'YYYY-MM' of a local date. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The first and the last day of a month, 'YYYY-MM'. */
export function boundsOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** Every day of a month, in order. */
export function daysOfMonth(month: string): string[] {
  const count = Number(boundsOfMonth(month).to.slice(8))
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** The same day some months later, or the last of that month: 31 January plus one is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, number = 1, date = 1] = day.split('-').map(Number)
  const month = new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
  const last = Number(boundsOfMonth(month).to.slice(8))
  return `${month}-${String(Math.min(date, last)).padStart(2, '0')}`
}
