export interface ChosenUnit {
  code: string
  quantity: number
  /** Codes of units of which at least one must be selected too; empty if the unit can be booked alone. */
  accompaniedBy: readonly string[]
}

/** The first selected unit that requires company and has none, or null (OCTO: unit.restrictions.accompaniedBy). */
export function findUnaccompanied<Unit extends ChosenUnit>(units: readonly Unit[]): Unit | null {
  const present = new Set(units.filter(({ quantity }) => quantity > 0).map(({ code }) => code))
  const isAlone = ({ code, accompaniedBy }: Unit) =>
    present.has(code) && accompaniedBy.length > 0 && !accompaniedBy.some((other) => present.has(other))
  return units.find(isAlone) ?? null
}
