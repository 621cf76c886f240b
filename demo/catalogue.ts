import { riyadh } from './riyadh.ts'
import { dubai } from './dubai.ts'
import { fes } from './fes.ts'
import { istanbul } from './istanbul.ts'
import { manama } from './manama.ts'
import { marrakesh } from './marrakesh.ts'
import { muscat } from './muscat.ts'
import type { DemoCity, DemoSupplier } from './shape.ts'
import { bahrainSuppliers } from './suppliers-bahrain.ts'
import { gulfSuppliers } from './suppliers-gulf.ts'
import { saudiSuppliers } from './suppliers-saudi.ts'
import { westSuppliers } from './suppliers-west.ts'
import { tunis } from './tunis.ts'

export { categories } from './categories.ts'

/** The whole demo catalogue, in the order in which the home page shows the cities. */
export const cities: DemoCity[] = [riyadh, istanbul, marrakesh, manama, fes, tunis, dubai, muscat]

export const suppliers: DemoSupplier[] = [...saudiSuppliers, ...bahrainSuppliers, ...westSuppliers, ...gulfSuppliers]
