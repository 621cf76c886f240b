import { describe, expect, test } from 'vitest'
import { getImagePreset, imagePresets, imageWidths } from './image-presets.ts'
import { imageSrcSet, imageUrl } from './image-url.ts'

const scene = { src: 'scenes/fort-day-a.svg' }

describe('imageUrl', () => {
  test.each([
    [scene, {}, '/_image/p_card/scenes/fort-day-a.svg'],
    [scene, { width: 320 }, '/_image/p_card,w_320/scenes/fort-day-a.svg'],
    [{ ...scene, version: '0a1b' }, { width: 320 }, '/_image/p_card,w_320,v_0a1b/scenes/fort-day-a.svg'],
    [{ ...scene, focus: { x: 31, y: 60 } }, { width: 320 }, '/_image/p_card,w_320,c_30x60/scenes/fort-day-a.svg'],
    [{ src: 'files/قارب 1.jpg' }, {}, '/_image/p_card/files/%D9%82%D8%A7%D8%B1%D8%A8%201.jpg'],
    [
      { src: 'https://cdn.example/a b.jpg?w=1' },
      { hosts: ['cdn.example'] },
      '/_image/p_card/https%3A//cdn.example/a%20b.jpg%3Fw%3D1',
    ],
    [{ src: 'https://CDN.example/a.jpg' }, { hosts: ['cdn.example'] }, '/_image/p_card/https%3A//CDN.example/a.jpg'],
  ])('%j %j', (picture, settings, url) => {
    expect(imageUrl(picture, 'card', settings)).toBe(url)
  })

  test.each([
    'https://other.example/a.jpg',
    'https://cdn.example.evil.example/a.jpg',
    'https://cdn.example@evil.example/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'http://cdn.example/a.jpg',
    '//cdn.example/a.jpg',
    'data:image/png;base64,AAAA',
  ])('returns %s unchanged', (src) => {
    expect(imageUrl({ src }, 'card', { width: 320, hosts: ['cdn.example'] })).toBe(src)
    expect(imageSrcSet({ src }, 'card', ['cdn.example'])).toBe('')
  })

  test.each(['', 'pictures/a.jpg', '/files/a.jpg', 'constructor/a.jpg'])(
    'throws for %j, which has no provider',
    (src) => {
      expect(() => imageUrl({ src }, 'card')).toThrow('There is no image provider')
      expect(() => imageSrcSet({ src }, 'card')).toThrow('There is no image provider')
    },
  )

  test.each(['cards', '', 'toString', '__proto__'])('throws for the preset %j', (name) => {
    expect(() => imageUrl(scene, name as 'card')).toThrow(`There is no image preset ${name}.`)
    expect(() => imageSrcSet(scene, name as 'card')).toThrow(`There is no image preset ${name}.`)
    expect(() => imageUrl({ src: 'https://other.example/a.jpg' }, name as 'card')).toThrow('There is no image preset')
  })
})

test('a srcset lists every width of the preset', () => {
  const list = imageSrcSet(scene, 'thumbnail').split(', ')
  expect(list).toHaveLength(imagePresets.thumbnail.widths.length)
  expect(list[0]).toBe('/_image/p_thumbnail,w_64/scenes/fort-day-a.svg 64w')
  expect(list.at(-1)).toBe('/_image/p_thumbnail/scenes/fort-day-a.svg 216w')
})

test('widths grow by at most a quarter, so that a picture is never much larger than requested', () => {
  imageWidths.slice(1).forEach((width, index) => expect(width / (imageWidths[index] ?? 0)).toBeLessThanOrEqual(1.25))
  for (const name of Object.keys(imagePresets) as (keyof typeof imagePresets)[])
    expect([...getImagePreset(name).widths].sort((one, other) => one - other)).toEqual(getImagePreset(name).widths)
})
