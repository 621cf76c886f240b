import type { Party } from '#domain/party-units.ts'

/** Whether an extra is a child's seat in a car, by its code (docs/rules/cart.md). */
export const isChildSeat = ({ code }: { code: string }): boolean => /(?:^|-)child-?seats?(?:-|$)/.test(code)

/** From this age most countries of the region let children sit without one. */
const WITHOUT_SEAT_FROM = 7

/** How many children of a party may need a seat of their own in a car: those who are small, or whose age is not known. */
export function childSeatsFor({ children, ages = [], infants = 0 }: Party): number {
  return children - ages.filter((age) => age >= WITHOUT_SEAT_FROM).length + infants
}
