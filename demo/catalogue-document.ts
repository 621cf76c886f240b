import { categories, cities, suppliers } from './catalogue.ts'
import type { DemoCity, DemoOption, DemoPicture, DemoProduct } from './shape.ts'

/** Schedules without a last day run for ten years, so that a running demo does not run out of departures. */
const LAST_DAY = 3650

/** The demo catalogue in the import format (docs/importing.md), with schedules starting at `today` (YYYY-MM-DD). */
export function catalogueDocument(today: string): Record<string, unknown> {
  return {
    suppliers,
    cities: cities.map((city, position) => {
      const { products: _products, picture, ...rest } = city
      return { ...rest, picture: pictureOf(picture), position }
    }),
    categories: categories.map(({ picture, ...rest }, position) => ({
      ...rest,
      picture: pictureOf(picture),
      position,
    })),
    products: cities.flatMap((city) => city.products.map((product) => productOf(product, city, today))),
  }
}

/** The image route draws the picture from its name. */
export function pictureOf(picture: DemoPicture) {
  return {
    src: `scenes/${picture.kind}-${picture.time}-${picture.seed}.svg`,
    width: 1200,
    height: 800,
    alt: picture.alt,
  }
}

function productOf(product: DemoProduct, city: DemoCity, today: string) {
  const { reviews: _reviews, pictures, options, ...rest } = product
  return {
    ...rest,
    city: city.code,
    pictures: pictures.map(pictureOf),
    options: options.map((option) => ({
      ...option,
      units: unitsOf(option),
      schedules: schedulesOf(option, today),
    })),
  }
}

/** Infants and children must be accompanied if the option has units for adults. */
function unitsOf({ units }: DemoOption) {
  const adults = units.filter(({ kind }) => ['adult', 'senior', 'family'].includes(kind)).map(({ code }) => code)
  return units.map((unit) =>
    unit.kind === 'infant' || unit.kind === 'child' ? { accompaniedBy: adults, ...unit } : unit,
  )
}

function schedulesOf(option: DemoOption, today: string) {
  return option.schedules.map(({ fromDay = 0, toDay = LAST_DAY, ...schedule }, index) => ({
    ...schedule,
    code: `schedule-${index + 1}`,
    validFrom: plusDays(today, fromDay),
    validTo: plusDays(today, toDay),
  }))
}

function plusDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
