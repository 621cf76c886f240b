import { expect, test } from 'vitest'
import { productAttributes, productTexts } from '#server/catalogue/contract.ts'
import { kinds, listsInside } from './kinds.ts'

test.each([...productAttributes.keyof().options, ...productTexts.keyof().options])(
  'imports the attribute %s of a product',
  (name) => {
    expect([...kinds.products.fields.map(({ path }) => path), ...listsInside('products')]).toContain(name)
  },
)
