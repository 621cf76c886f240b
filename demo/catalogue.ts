import { abuDhabi } from './abu-dhabi.ts'
import { alula } from './alula.ts'
import { amman } from './amman.ts'
import { cairo } from './cairo.ts'
import { doha } from './doha.ts'
import { dubai } from './dubai.ts'
import { fes } from './fes.ts'
import { istanbul } from './istanbul.ts'
import { jeddah } from './jeddah.ts'
import { kuwaitCity } from './kuwait-city.ts'
import { luxor } from './luxor.ts'
import { manama } from './manama.ts'
import { marrakesh } from './marrakesh.ts'
import { muscat } from './muscat.ts'
import { petra } from './petra.ts'
import { riyadh } from './riyadh.ts'
import type { DemoCity, DemoSupplier } from './shape.ts'
import { bahrainSuppliers } from './suppliers-bahrain.ts'
import { egyptSuppliers } from './suppliers-egypt.ts'
import { gulfSuppliers } from './suppliers-gulf.ts'
import { levantSuppliers } from './suppliers-levant.ts'
import { saudiSuppliers } from './suppliers-saudi.ts'
import { westSuppliers } from './suppliers-west.ts'
import { tunis } from './tunis.ts'

export { categories } from './categories.ts'

/** The whole demo catalogue, in the order in which the home page shows the cities. */
export const cities: DemoCity[] = [
  riyadh,
  istanbul,
  cairo,
  alula,
  marrakesh,
  petra,
  luxor,
  jeddah,
  manama,
  dubai,
  fes,
  muscat,
  doha,
  tunis,
  abuDhabi,
  amman,
  kuwaitCity,
]

export const suppliers: DemoSupplier[] = [
  ...saudiSuppliers,
  ...bahrainSuppliers,
  ...westSuppliers,
  ...gulfSuppliers,
  ...levantSuppliers,
  ...egyptSuppliers,
]
