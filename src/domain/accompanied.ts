export interface ChosenUnit {
  code: string
  quantity: number
  /** Codes of units, one of which must be chosen too; empty for what may come alone. */
  accompaniedBy: readonly string[]
}

/** The first of the chosen units that nobody accompanies who must; null when none is alone (OCTO: unit.restrictions.accompaniedBy). */
export function findUnaccompanied<Unit extends ChosenUnit>(units: readonly Unit[]): Unit | null {
  const present = new Set(units.filter(({ quantity }) => quantity > 0).map(({ code }) => code))
  const isAlone = ({ code, accompaniedBy }: Unit) =>
    present.has(code) && accompaniedBy.length > 0 && !accompaniedBy.some((other) => present.has(other))
  return units.find(isAlone) ?? null
}
