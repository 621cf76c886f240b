import { expect, test } from 'vitest'
import { readModifiers, spellModifiers } from './read-modifiers.ts'

const plain = { format: 'webp', width: null, height: null, fit: 'cover', quality: null, background: null }

test.each([
  ['_', {}],
  ['f_webp', {}],
  [
    'f_avif,w_640,h_400,fit_contain,q_75,b_ffffff',
    { format: 'avif', width: 640, height: 400, fit: 'contain', quality: 75, background: 'ffffff' },
  ],
  ['w_640,f_png', { format: 'png', width: 640 }],
  ['f_jpg', { format: 'jpeg' }],
  ['s_640x400', { width: 640, height: 400 }],
  ['h_1', { height: 1 }],
  ['w_2400,h_2400,fit_outside', { width: 2400, height: 2400, fit: 'outside' }],
  ['b_FB8', { background: 'ffbb88' }],
  ['q_100', { quality: 100 }],
])('%s', (text, expected) => {
  expect(readModifiers(text)).toEqual({ ...plain, ...expected })
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
  'b_ffff',
  'b_#ffffff',
  'blur_500',
  'constructor_1',
  '__proto___1',
  'w_640,',
  ',',
  'w_640&h_400',
])('%j is refused', (text) => {
  expect(() => readModifiers(text)).toThrow(expect.objectContaining({ code: 'media.modifiers_invalid' }) as Error)
})

test('what means the same is spelt the same', () => {
  const spelt = (text: string) => spellModifiers(readModifiers(text))
  expect(spelt('h_400,w_640')).toBe(spelt('s_640x400,f_webp,fit_cover'))
  expect(spelt('w_640')).not.toBe(spelt('h_640'))
  expect(spelt('b_fff')).toBe(spelt('b_FFFFFF'))
})
