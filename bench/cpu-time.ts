import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const MS_A_TICK = 10

function statOf(pid: number): string[] {
  // The name of the program, in brackets, may have spaces.
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
}

/** Milliseconds of CPU that a process has used so far; NaN where there is no /proc. */
export function cpuMs(pid: number): number {
  try {
    const stat = statOf(pid)
    return (Number(stat[11]) + Number(stat[12])) * MS_A_TICK
  } catch {
    return Number.NaN
  }
}

/** As `cpuMs`, of a process's parent and all the parent's children: of PostgreSQL, by the process of one connection. */
export function familyCpuMs(pid: number): number {
  try {
    const parent = statOf(pid)[1]
    const children = readdirSync('/proc').filter((name) => {
      try {
        return /^\d+$/.test(name) && statOf(Number(name))[1] === parent
      } catch {
        return false
      }
    })
    return [Number(parent), ...children.map(Number)].reduce((sum, one) => sum + cpuMs(one), 0)
  } catch {
    return Number.NaN
  }
}
