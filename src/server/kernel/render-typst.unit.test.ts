import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { typstRenderer } from './render-typst.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-render-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const template = (name: string, text: string) => {
  const file = join(folder, `${name}.typ`)
  writeFileSync(file, text)
  return pathToFileURL(file)
}

test('a document that hangs the thread is given up, and those behind it are set', async () => {
  // Beside the type checker a thread of low priority would hardly run.
  const render = typstRenderer({ limitMs: 3_000, isLowPriority: false })
  const fine = template('fine', 'A ticket')
  const hanging = template(
    'hanging',
    '#for a in range(1000000) { for b in range(1000000) { let c = calc.rem(a * b, 7) } }',
  )
  expect((await render(fine, 'pdf', {})).length).toBeGreaterThan(0)
  const [hung, behind, broken] = await Promise.allSettled([
    render(hanging, 'pdf', {}),
    render(fine, 'pdf', {}),
    render(template('broken', '#nothing-of-this-name'), 'pdf', {}),
  ])
  expect(hung).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('took longer') } })
  expect(behind.status).toBe('fulfilled')
  expect(broken).toMatchObject({ status: 'rejected' })
  expect((await render(fine, 'svg', {})).length).toBeGreaterThan(0)
})

test('half an emoji in a text does not keep a document from being set', async () => {
  const render = typstRenderer({ isLowPriority: false })
  const page = template('text', '#let data = json(bytes(sys.inputs.data))\n#data.texts.first()')
  for (const format of ['pdf', 'svg'] as const)
    expect((await render(page, format, { texts: ['cut \ud83d'] })).length).toBeGreaterThan(0)
})
