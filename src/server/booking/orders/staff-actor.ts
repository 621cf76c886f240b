/** How an order's events name one of the staff. */
export function staffActor(name: string): string {
  return `staff:${name}`
}
