import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { summaryLayouts, shownCards } from '#web/features/catalogue/shown-cards.ts'
import type { CardView } from '#web/features/catalogue/calls.ts'

const card = {
  code: 'dhow',
  title: 'Dhow',
  summary: 'Two hours at sunset.',
  picture: { src: 'scenes/a.svg', alt: 'A dhow', width: 1200, height: 800, version: '1', placeholder: null },
} as unknown as CardView
const parentOf = (layoutType: string) => Promise.resolve({ loaderData: { site: { layoutType } } } as never)

test('the layouts that keep summaries are those whose cards show them', () => {
  const showing = globSync('src/web/layouts/*/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('card.summary'))
    .map((file) => file.split('/').at(-2))
  expect(showing.toSorted()).toEqual([...summaryLayouts].toSorted())
  expect(readFileSync('src/web/features/catalogue/upright-card.tsx', 'utf8')).not.toContain('summary')
})

test('a page keeps what its cards show', async () => {
  const picture = { src: 'scenes/a.svg', alt: '', version: '1', placeholder: null }
  expect(await shownCards([card], parentOf('default'))).toStrictEqual([{ title: card.title, picture }])
  expect(await shownCards([card], parentOf('template-two'))).toStrictEqual([
    { title: card.title, summary: card.summary, picture },
  ])
  const focus = { x: 80, y: 20 }
  const [focused] = await shownCards([{ ...card, picture: { ...card.picture, focus } }], parentOf('default'))
  expect(focused?.picture).toEqual({ ...picture, focus, width: 1200, height: 800 })
})
