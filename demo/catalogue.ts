import { manama } from './manama.ts'
import { bahrainSuppliers } from './suppliers-bahrain.ts'
import type { DemoCity, DemoSupplier } from './shape.ts'

export { categories } from './categories.ts'

/** The whole demo catalogue, in the order in which the home page shows the cities. */
export const cities: DemoCity[] = [manama]

export const suppliers: DemoSupplier[] = [...bahrainSuppliers]
