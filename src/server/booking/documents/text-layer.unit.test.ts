import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { cities } from '#demo/catalogue.ts'
import taxInvoiceWords from '#messages/ar/tax-invoice.json' with { type: 'json' }
import ticketWords from '#messages/ar/ticket.json' with { type: 'json' }
import { typstRenderer, withoutVowelMarks } from '#server/kernel/render-typst.ts'
import { readPdf } from '#test/support/read-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-text-layer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Wide enough for every line, so that a line of the source is a line of the page. */
const template = `#let data = json(bytes(sys.inputs.data))
#set document(title: "نص")
#set page(width: 4000pt, height: auto)
#set text(font: "Rihla Sans Arabic", lang: "ar", dir: rtl, size: 10pt, fallback: false, weight: data.weight)
#for line in data.lines [#line \\ ]`

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(strings)

/** The words of messages and titles; arguments and numbers are left out, the branches of a plural are words. */
const wordsIn = (text: string) => withoutVowelMarks(text).match(/[\u0621-\u064a]+/g) ?? []

test.each(['regular', 'semibold', 'bold'])(
  'Arabic words can be read out of a PDF in order when set in %s',
  async (weight) => {
    const catalogue = cities.flatMap((city) => [
      city.name.ar,
      ...city.products.flatMap((product) => [product.title.ar, ...product.options.map((option) => option.title.ar)]),
    ])
    const lines = [...strings(ticketWords), ...strings(taxInvoiceWords), ...catalogue]
      .map((text) => wordsIn(text).join(' '))
      .filter((line) => line !== '')
    expect(lines.length).toBeGreaterThan(300)
    const file = join(folder, 'lines.typ')
    writeFileSync(file, template)
    const pdf = await typstRenderer({ isLowPriority: false })(pathToFileURL(file), 'pdf', { weight, lines })
    const read = await readPdf(pdf)
    expect(read).toMatchObject({ isTagged: true, language: 'ar', title: 'نص' })
    expect(read.lines.map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual(lines)
  },
)
