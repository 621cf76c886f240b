import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnsOf, kindNames, kinds } from '#server/catalogue/import/kinds.ts'

const FILE = 'docs/importing.md'
const [BEGIN, END] = ['<!-- columns: begin -->', '<!-- columns: end -->']

/** Every column of every kind, in the format of docs/importing.md. */
function describeKinds(): string {
  return kindNames
    .map((name) => {
      const { inside, says, fields } = kinds[name]
      const where = inside === null ? '' : ` In JSON: a list \`${name}\` inside each of the ${inside}.`
      const lines = fields.map((field) => {
        const columns = columnsOf(field)
          .map((column) => `\`${column}\``)
          .join(', ')
        const json = field.isParent ? '' : `\`${field.path}\``
        const needed = field.isRequired ? 'yes' : `no${fallbackOf(field.fallback)}`
        return `| ${columns} | ${json} | ${needed} | ${field.says} |`
      })
      return `### ${name}\n\n${says}${where}\n\n| in CSV | in JSON | needed | meaning |\n| --- | --- | --- | --- |\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function fallbackOf(fallback: unknown): string {
  const isEmpty = fallback === null || typeof fallback === 'object'
  return isEmpty ? '' : `: \`${JSON.stringify(fallback).replaceAll('"', '')}\``
}

/** Ignores the padding that the formatter adds to tables. */
const plain = (text: string) =>
  text
    .replaceAll(/[ -]*\|[ |-]*/g, '|')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('docs/importing.md lists every column that the import reads (UPDATE_DOCS=1 updates it)', () => {
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [written = '', after = ''] = rest.split(END)
  if (process.env['UPDATE_DOCS'] === '1')
    writeFileSync(FILE, `${before}${BEGIN}\n\n${describeKinds()}\n\n${END}${after}`)
  else expect(plain(written)).toBe(plain(describeKinds()))
})
