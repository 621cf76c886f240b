import { describe, expect, test } from 'vitest'
import { starsOf } from './review-themes.ts'
import { sentenceAbout, themesOf } from './theme-words.ts'

describe('the themes of a review', () => {
  test.each([
    ['Great guide, bit pricey', ['guide', 'value']],
    ['Pick-up 50 minutes late', ['transfer']],
    ['المرشد ممتاز بس المشي طويل', ['guide', 'effort']],
    ['والغداء لذيذ، وبالسيارة نمنا', ['food', 'transfer']],
    ['أولادي سعداء، والمجموعةُ صغيرة', ['children', 'group']],
    ['السواق جانا بدري واليهال استانسوا', ['children', 'transfer']],
    ['النوخذة ما قصر، وذقنا سمج طازج', ['guide', 'food']],
    ['بزران كثير والمخيم متروس، والدريول ما يعرف الدرب', ['children', 'transfer', 'group']],
    ['استنينا الأتوبيس نص ساعة والجو ساقع', ['transfer', 'effort']],
    ['الشرح حلو بس الوقت ما كفى، وما بتحرز المصاري', ['guide', 'pace', 'value']],
    ['نطرنا الشوفير تحت الشمس، والولاد تعبوا', ['children', 'transfer', 'effort']],
    ['الماكلة بنينة والدراري عجبهم الحال، ولكن الطلعات كتعيي', ['food', 'children', 'effort']],
    ['العباد برشا والكرهبة قديمة', ['transfer', 'group']],
    ['رخيصة، وبهالسعر تسوى الفلوس', ['value']],
    ['Costly, and slippery steps', ['effort', 'value']],
    ['A five-star boat, with the stars above', ['sights']],
    ['The theatre teased us through a window', []],
    ['عشان البحر كبير والبطيخ حلو', []],
    ['الماي الحار خلص، وبحر صافي، وهو يشتغل بهدوء', []],
    ['Wow', []],
  ])('of “%s” are %j', (text, themes) => {
    expect(themesOf(text)).toEqual(themes)
  })

  test('are quoted by the first sentence about them', () => {
    const body = 'We waited an hour. The driver was careful! Lunch was cold.'
    expect(sentenceAbout('transfer', 'minded', body)).toBe('We waited an hour.')
    expect(sentenceAbout('food', 'minded', body)).toBe('Lunch was cold.')
    expect(sentenceAbout('guide', 'praised', body)).toBeNull()
  })

  test('are not minded by a sentence that can only be praise', () => {
    const body = 'هدوء وتنظيم. زحمة عند الباب.'
    expect(sentenceAbout('group', 'praised', body)).toBe('هدوء وتنظيم.')
    expect(sentenceAbout('group', 'minded', body)).toBe('زحمة عند الباب.')
    expect(sentenceAbout('group', 'minded', 'We had it to ourselves.')).toBeNull()
  })

  test('are quoted by at most 140 characters and an ellipsis, shortened at a word', () => {
    const quoted = sentenceAbout('guide', 'praised', `The guide, ${'patient and exact, '.repeat(20)}stayed.`) ?? ''
    expect(quoted.length).toBeLessThanOrEqual(141)
    expect(quoted).toMatch(/(?:patient|and|exact)…$/)
  })

  test('are praised and minded by stars, which differ between what hosts do and what the place asks of one', () => {
    expect(starsOf('guide', 'praised')).toEqual({ from: 4, to: 5 })
    expect(starsOf('guide', 'minded')).toEqual({ from: 1, to: 2 })
    expect(starsOf('effort', 'praised')).toBeNull()
    expect(starsOf('effort', 'minded')).toEqual({ from: 1, to: 5 })
  })
})
