import { categories, cities, suppliers } from './catalogue.ts'
import { districts } from './districts.ts'
import { landmarks } from './landmarks.ts'
import { meetingOf } from './meeting-guides.ts'
import { importedSchedules } from './schedules.ts'
import type { DemoCity, DemoOption, DemoPicture, DemoProduct } from './shape.ts'
import { surroundingsOfGulf } from './surroundings-gulf.ts'
import { surroundingsOfWest } from './surroundings-west.ts'

/** The demo catalogue in the import format (docs/importing.md), with schedules starting at `today` (YYYY-MM-DD). */
export function catalogueDocument(today: string): Record<string, unknown> {
  return {
    suppliers,
    cities: cities.map((city, position) => {
      const { products: _products, has: _has, picture, ...rest } = city
      return { ...rest, ...landmarksOf(city), picture: pictureOf(picture), position }
    }),
    categories: categories.map(({ picture, ...rest }, position) => ({
      ...rest,
      picture: pictureOf(picture),
      position,
    })),
    products: cities.flatMap((city) => city.products.map((product) => productOf(product, city, today))),
  }
}

function landmarksOf({ code }: DemoCity) {
  const known = [landmarks, districts, surroundingsOfGulf, surroundingsOfWest].flatMap((of) => of[code] ?? [])
  return {
    landmarks: { ar: known.map(([ar]) => ar), en: known.map(([, en]) => en) },
    landmarkPlaces: known.map(([, , place]) => place),
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
    meetingPoint: { ...rest.meetingPoint, ...meetingOf(product) },
    city: city.code,
    pictures: pictures.map(pictureOf),
    options: options.map((option) => ({
      ...option,
      units: unitsOf(option),
      schedules: importedSchedules(option.schedules, city, today),
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
