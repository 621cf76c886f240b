import { abuDhabi } from './abu-dhabi.ts'
import { alAhsa } from './al-ahsa.ts'
import { alula } from './alula.ts'
import { amman } from './amman.ts'
import { aswan } from './aswan.ts'
import { cairo } from './cairo.ts'
import { cappadocia } from './cappadocia.ts'
import { chefchaouen } from './chefchaouen.ts'
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
import { salalah } from './salalah.ts'
import type { DemoCity, DemoSupplier } from './shape.ts'
import { ahsaSuppliers } from './suppliers-ahsa.ts'
import { aswanSuppliers } from './suppliers-aswan.ts'
import { bahrainSuppliers } from './suppliers-bahrain.ts'
import { dhofarSuppliers } from './suppliers-dhofar.ts'
import { egyptSuppliers } from './suppliers-egypt.ts'
import { gulfSuppliers } from './suppliers-gulf.ts'
import { highlandsSuppliers } from './suppliers-highlands.ts'
import { levantSuppliers } from './suppliers-levant.ts'
import { saudiSuppliers } from './suppliers-saudi.ts'
import { westSuppliers } from './suppliers-west.ts'
import { tunis } from './tunis.ts'

export { categories } from './categories.ts'

/** The whole demo catalogue, in the order of cities on the home page. */
export const cities: DemoCity[] = [
  riyadh,
  istanbul,
  cairo,
  alula,
  marrakesh,
  petra,
  cappadocia,
  luxor,
  jeddah,
  manama,
  dubai,
  fes,
  muscat,
  alAhsa,
  doha,
  tunis,
  abuDhabi,
  amman,
  kuwaitCity,
  aswan,
  salalah,
  chefchaouen,
]

export const suppliers: DemoSupplier[] = [
  ...saudiSuppliers,
  ...bahrainSuppliers,
  ...westSuppliers,
  ...gulfSuppliers,
  ...levantSuppliers,
  ...egyptSuppliers,
  ...ahsaSuppliers,
  ...aswanSuppliers,
  ...dhofarSuppliers,
  ...highlandsSuppliers,
]
