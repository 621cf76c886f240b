import { describe, expect, test } from 'vitest'
import { contrastErrors, contrastOf, type SiteColours } from './site-colours.ts'

test('contrastOf matches WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe('the colours of a site', () => {
  test.each<[string, SiteColours, { theme: string; token: string; on: string }[]]>([
    ['none: the default colours have enough contrast', {}, []],
    [
      'a light primary that is too pale',
      { light: { primary: '#8ebcea' } },
      [
        { theme: 'light', token: 'primary', on: 'paper' },
        { theme: 'light', token: 'primary', on: 'surface' },
        { theme: 'light', token: 'primary', on: 'primary/12 on surface' },
        { theme: 'light', token: 'on-primary', on: 'primary' },
        { theme: 'light', token: 'primary', on: 'the white of mails' },
      ],
    ],
    [
      'words on a dark accent left unchanged',
      { dark: { accent: '#3346a6', paper: '#ffffff', surface: '#ffffff' } },
      expect.arrayContaining([expect.objectContaining({ token: 'on-accent', on: 'accent' })]) as never,
    ],
    [
      'invisible edges',
      { light: { 'line-strong': '#e6dfd3' } },
      [
        { theme: 'light', token: 'line-strong', on: 'paper' },
        { theme: 'light', token: 'line-strong', on: 'surface' },
      ],
    ],
  ])('%s', (_, colours, errors) => {
    expect(contrastErrors(colours).map(({ theme, token, on }) => ({ theme, token, on }))).toEqual(errors)
  })
})
