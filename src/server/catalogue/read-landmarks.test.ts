import { describe, expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { readLandmarks } from './read-landmarks.ts'

const fixtures = useFixtures()
const landmarksOf = async (city: string, locale: 'ar' | 'en') =>
  (await readLandmarks(fixtures.context, { city, locale })).landmarks

describe('the landmarks of a city', () => {
  test("are those of the city, in the reader's language", async () => {
    const landmarks = await landmarksOf('cairo', 'en')
    expect(landmarks).toContainEqual({
      name: 'The Citadel',
      kind: 'place',
      points: [{ lat: 30.0287, lng: 31.2599 }],
    })
    expect(landmarks.find(({ name }) => name === 'River Nile')?.points.length).toBeGreaterThan(2)
    expect(landmarks).toContainEqual({ name: 'Zamalek', kind: 'area', points: [{ lat: 30.0626, lng: 31.2197 }] })
    expect(landmarks.find(({ name }) => name === 'Al-Azhar Park')).toMatchObject({
      kind: 'park',
      points: { length: 5 },
    })
    expect(landmarks.find(({ name }) => name === 'Mokattam Hills')).toMatchObject({
      kind: 'hills',
      points: { length: 6 },
    })
    expect((await landmarksOf('riyadh', 'en')).find(({ name }) => name === 'Wadi Hanifah')?.kind).toBe('wadi')
    expect(landmarks.map(({ name }) => name)).not.toContain('Burj Khalifa')
    expect((await landmarksOf('القاهرة', 'ar')).map(({ name }) => name)).toContain('قلعة صلاح الدين')
  })

  test('of an unknown city are refused', async () => {
    await expect(landmarksOf('nowhere', 'en')).rejects.toMatchObject({ code: 'catalogue.city_unknown' })
  })
})
