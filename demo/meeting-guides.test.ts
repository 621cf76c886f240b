import { expect, test } from 'vitest'
import { cities } from './catalogue.ts'
import { meetingOf } from './meeting-guides.ts'

const products = cities.flatMap((city) => city.products)
const guideOf = (code: string) => products.filter((product) => product.code === code).map(meetingOf)[0]?.guide?.ar

test('a guide whom the texts of an activity speak of as a woman is a woman at the meeting point too', () => {
  expect(guideOf('national-museum-and-murabba')).toBe('ترتدي مرشدتكم سترة رملية اللون وتحمل راية خضراء صغيرة')
  expect(guideOf('bardo-mosaics')).toBe('تضع مرشدتكم مشموم ياسمين وتحمل لوحة عليها اسمكم')
  expect(guideOf('thumamah-star-tents')).toBeUndefined()
  expect(products.map(meetingOf).filter(({ guide }) => guide?.ar.includes('يحمل مرشدكم'))).not.toEqual([])
})

test('a car that guests may drive themselves is not met by a driver only', () => {
  const selfDriven = products.filter(({ options }) => options.some(({ code }) => code === 'self-drive'))
  expect(selfDriven.map(({ code }) => code)).toEqual(['northern-tunisia-car-by-the-day'])
  for (const { guide } of selfDriven.map(meetingOf)) {
    expect(guide?.en).toContain('If you booked a driver')
    expect(guide?.ar).toContain('وإن حجزتم سائقًا')
  }
})
