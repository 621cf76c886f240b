/** The local time some minutes earlier, on the clock: '00:10' is 20 minutes after '23:50'. */
export function timeBefore(localTime: string, minutes: number): string {
  const [hours = 0, rest = 0] = localTime.split(':').map(Number)
  const at = (((hours * 60 + rest - minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** How many days before that of the local time these minutes earlier are: '23:50' is on the day before '00:10'. */
export function daysBefore(localTime: string, minutes: number): number {
  const [hours = 0, rest = 0] = localTime.split(':').map(Number)
  return Math.max(0, Math.ceil((minutes - hours * 60 - rest) / 1440))
}
