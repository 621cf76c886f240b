import { expect, test } from 'vitest'
import { imagePresets, LARGEST_SIDE } from '#domain/image-presets.ts'
import { readModifiers, spellModifiers } from './read-modifiers.ts'

const plain = {
  preset: null,
  format: 'webp',
  width: null,
  height: null,
  fit: 'cover',
  quality: null,
  background: null,
  focus: null,
  version: null,
}

test.each([
  ['_', {}],
  ['f_webp', {}],
  [
    'f_avif,w_600,h_400,fit_contain,q_75,b_ffffff',
    { format: 'avif', width: 600, height: 400, fit: 'contain', quality: 75, background: 'ffffff' },
  ],
  ['f_auto', { format: 'auto' }],
  ['w_600,f_png', { format: 'png', width: 600 }],
  ['f_jpg', { format: 'jpeg' }],
  ['s_600x400', { width: 600, height: 400 }],
  ['h_8', { height: 8 }],
  ['v_0a1b2c3d', { version: '0a1b2c3d' }],
  ['p_card', { preset: 'card', width: 1200, height: 800 }],
  ['p_card,w_320', { preset: 'card', width: 320, height: 213 }],
  ['w_320,p_card,f_avif,v_1', { preset: 'card', width: 320, height: 213, format: 'avif', version: '1' }],
  ['p_photo,w_900', { preset: 'photo', width: 900 }],
  ['p_share', { preset: 'share', width: 400, height: 548, format: 'jpeg' }],
  ['w_2400,h_2400,fit_outside', { width: 2400, height: 2400, fit: 'outside' }],
  ['b_FB8', { background: 'ffbb88' }],
  ['q_100', { quality: 100 }],
  ['w_640,h_400', { width: 640, height: 400 }],
  ['w_601', { width: 601 }],
  ['h_1', { height: 1 }],
  ['w_2350,h_2400', { width: 2350, height: 2400 }],
  ['p_tile,w_320,c_30x100', { preset: 'tile', width: 320, height: 416, focus: { x: 30, y: 100 } }],
])('%s', (text, expected) => {
  expect(readModifiers(text)).toEqual({ ...plain, ...expected })
})

test.each([
  ['q_71', { quality: 75 }],
  ['p_card,w_1', { width: 216, height: 144 }],
  ['p_card,w_2400', { width: 1200, height: 800 }],
  ['p_share,w_64', { width: 400, height: 548 }],
])('renders %s in the next larger size', (text, expected) => {
  expect(readModifiers(text)).toMatchObject(expected)
})

test('reduces all widths of a preset to a few', () => {
  const ofCards = Array.from({ length: LARGEST_SIDE }, (_, index) => readModifiers(`p_card,w_${index + 1}`).width)
  expect(new Set(ofCards).size).toBe(imagePresets.card.widths.length)
})

test.each([
  'p_',
  'p_cards',
  'p_constructor',
  'p___proto__',
  'p_card,p_tile',
  'p_card,h_40',
  'p_card,q_5',
  'p_card,b_fff',
  'p_card,s_8x8',
  'v_../a',
  'v_ABC',
  `v_${'a'.repeat(17)}`,
])('refuses %s', (text) => {
  expect(() => readModifiers(text)).toThrow(expect.objectContaining({ kind: 'invalid' }) as Error)
})

test.each([
  '',
  'w_0',
  'w_2401',
  'w_99999',
  'w_-1',
  'w_1.5',
  'w_1e3',
  'w_ 640',
  'w_٦٤٠',
  'w640',
  'w_',
  's_640',
  's_640x0',
  's_640x400x2',
  's_640x400,w_640',
  'w_640,w_640',
  'w_640,w_320',
  'q_0',
  'q_101',
  'f_svg',
  'f_gif',
  'f_',
  'fit_both',
  'b_red',
  'c_50',
  'c_101x0',
  'c_52x50',
  'b_ffff',
  'b_#ffffff',
  'blur_500',
  'constructor_1',
  '__proto___1',
  'w_640,',
  ',',
  'w_640&h_400',
])('refuses %j', (text) => {
  expect(() => readModifiers(text)).toThrow(expect.objectContaining({ code: 'media.modifiers_invalid' }) as Error)
})

test('spells equivalent modifiers the same', () => {
  const spelt = (text: string) => spellModifiers(readModifiers(text))
  expect(spelt('h_400,w_600')).toBe(spelt('s_600x400,f_webp,fit_cover'))
  expect(spelt('p_card,w_600,v_1')).toBe(spelt('w_600,h_400'))
  expect(spelt('w_640')).not.toBe(spelt('h_640'))
  expect(spelt('p_card,c_30x60')).not.toBe(spelt('p_card'))
  expect(spelt('b_fff')).toBe(spelt('b_FFFFFF'))
})
