import { UsageError } from './run-command.ts'

/** Parses the value of a whole-number option. Throws UsageError. */
export function wholeNumber(option: string, text: string, { least = 0, most = 2_147_483_647 } = {}): number {
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text) || value < least || value > most)
    throw new UsageError(
      most === 2_147_483_647
        ? `${option} must be a whole number.`
        : `${option} must be a whole number from ${least} to ${most}.`,
    )
  return value
}
