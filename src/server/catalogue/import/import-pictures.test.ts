import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { useImport } from '#test/support/import-files.ts'
import { sampleProduct } from '#test/support/sample-product.ts'

const fixtures = useFixtures()
const importFiles = useImport(fixtures)
const rows = (text: string, ...values: unknown[]) =>
  fixtures.context.db.rows<Record<string, unknown>>({ name: `test.${text}`, text, values })

test('stores focal points of pictures and marks drawings, in the order of the file', async () => {
  const product = sampleProduct('focused')
  const { errors, warnings } = await importFiles({
    'products.json': [
      {
        ...product,
        pictures: product.pictures.map((picture, place) => ({
          ...picture,
          ...(place === 0 ? { focusX: 30, focusY: 80 } : {}),
          ...(place === 1 ? { isIllustration: false } : {}),
        })),
      },
    ],
  })
  expect([...errors.listed, ...warnings.listed]).toEqual([])
  expect(
    await rows(
      `select m.src, m.is_illustration, m.focus_x, m.focus_y from product_media m join product p on p.id = m.product_id
        where p.code = $1 order by m.position limit 3`,
      'focused',
    ),
  ).toEqual([
    { src: 'https://cdn.example/a.jpg', is_illustration: false, focus_x: 30, focus_y: 80 },
    { src: 'scenes/dune-dawn-a.svg', is_illustration: false, focus_x: null, focus_y: null },
    { src: 'scenes/dune-dawn-b.svg', is_illustration: true, focus_x: null, focus_y: null },
  ])
})

test('refuses half a focal point and warns about fewer than five pictures', async () => {
  const half = sampleProduct('half')
  const few = sampleProduct('few')
  const { errors, warnings } = await importFiles({
    'products.json': [
      { ...half, pictures: half.pictures.map((picture) => ({ ...picture, focusX: 30 })) },
      { ...few, pictures: few.pictures.slice(0, 2) },
    ],
  })
  expect(errors.listed).toContainEqual(expect.stringContaining('pictures[0].focusY: is missing'))
  expect(warnings.listed).toContainEqual(expect.stringContaining('$[1].pictures: 2 of 5'))
})
