import { expect, test } from 'vitest'
import { appleMapsLink, directionsLink, geoLink, mapsLink } from './maps-link.ts'

const meetingPoint = { lat: 26.2333, lng: 50.5202 }

test('leads to the meeting point by its coordinates', () => {
  expect(directionsLink({ pickup: null, meetingPoint, cityName: 'Manama' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=26.2333,50.5202',
  )
})

test('leads to the pick-up by its coordinates, if they are known', () => {
  const pickup = { name: 'Hotel lobby', address: '', lat: 26.1, lng: 50.6 }
  expect(directionsLink({ pickup, meetingPoint, cityName: 'Manama' })).toMatch(/destination=26\.1,50\.6$/)
})

test('leads to the pick-up otherwise by its address in the city, also in Arabic and with characters of addresses', () => {
  const pickup = { name: 'فندق A&B', address: 'شارع 1' }
  const place = { pickup, meetingPoint, cityName: 'المنامة' }
  for (const link of [mapsLink(place), directionsLink(place)]) {
    const { searchParams } = new URL(link)
    expect(searchParams.get('query') ?? searchParams.get('destination')).toBe('فندق A&B, شارع 1, المنامة')
  }
})

test('other map applications get the coordinates and the name', () => {
  const place = { name: 'باب البحر (شرق)', ...meetingPoint }
  expect(new URL(appleMapsLink(place)).searchParams.get('q')).toBe(place.name)
  expect(new URL(appleMapsLink(place)).searchParams.get('ll')).toBe('26.2333,50.5202')
  expect(decodeURIComponent(geoLink(place))).toBe('geo:26.2333,50.5202?q=26.2333,50.5202(باب البحر (شرق))')
})
