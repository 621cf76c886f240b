import { describe, expect, test } from 'vitest'
import { isByAir, travelMinutes } from './travel-time.ts'

const places = {
  riyadhMuseum: { lat: 24.647, lng: 46.711, zone: 'Asia/Riyadh' },
  riyadhAirport: { lat: 24.958, lng: 46.699, zone: 'Asia/Riyadh' },
  diriyah: { lat: 24.734, lng: 46.575, zone: 'Asia/Riyadh' },
  manama: { lat: 26.228, lng: 50.586, zone: 'Asia/Bahrain' },
  khobar: { lat: 26.217, lng: 50.197, zone: 'Asia/Riyadh' },
  goreme: { lat: 38.643, lng: 34.829, zone: 'Europe/Istanbul' },
  istanbul: { lat: 41.008, lng: 28.978, zone: 'Europe/Istanbul' },
  wadiRum: { lat: 29.578, lng: 35.42, zone: 'Asia/Amman' },
  petra: { lat: 30.322, lng: 35.48, zone: 'Asia/Amman' },
  london: { lat: 51.507, lng: -0.128, zone: 'Europe/London' },
  cairo: { lat: 30.044, lng: 31.236, zone: 'Africa/Cairo' },
  fiji: { lat: -17.8, lng: 179.9, zone: 'Pacific/Fiji' },
  samoa: { lat: -13.8, lng: -171.8, zone: 'Pacific/Apia' },
}
type Place = keyof typeof places

describe('the way between two meeting points', () => {
  test.each<[Place, Place, number, number]>([
    ['riyadhMuseum', 'riyadhMuseum', 0, 0],
    ['riyadhMuseum', 'diriyah', 35, 55],
    // Further apart than a town is wide: by road.
    ['riyadhMuseum', 'riyadhAirport', 45, 65],
    // The causeway.
    ['khobar', 'manama', 50, 70],
    // Into another country there is more to do at the airport.
    ['riyadhMuseum', 'manama', 360, 390],
    ['goreme', 'istanbul', 280, 310],
    ['istanbul', 'london', 530, 560],
    ['istanbul', 'cairo', 420, 450],
    // Across the date line.
    ['fiji', 'samoa', 390, 450],
  ])('from %s to %s takes %i to %i minutes', (from, to, least, most) => {
    const minutes = travelMinutes(places[from], places[to])
    expect(minutes).toBeGreaterThanOrEqual(least)
    expect(minutes).toBeLessThanOrEqual(most)
    expect(travelMinutes(places[to], places[from])).toBe(minutes)
  })

  test.each<[Place, Place, boolean]>([
    ['riyadhMuseum', 'diriyah', false],
    ['wadiRum', 'petra', false],
    ['goreme', 'istanbul', true],
    ['riyadhMuseum', 'manama', true],
    ['london', 'fiji', true],
  ])('from %s to %s is by air: %s', (from, to, byAir) => {
    expect(isByAir(places[from], places[to])).toBe(byAir)
  })
})
