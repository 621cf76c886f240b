import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templates } from './whatsapp-message.ts'

test.each(Object.keys(templates.ar))(
  'the template %s is documented word for word, with the same parameters in both languages',
  (name) => {
    const documented = readFileSync('docs/whatsapp-templates.md', 'utf8')
    const bodies = [templates.ar, templates.en].map((all) => (all as Record<string, string>)[name] ?? '')
    for (const body of bodies) {
      expect(documented).toContain(`\`\`\`text\n${body}\n\`\`\``)
      // A word behind the link on its line runs into the address on some phones.
      expect(body).toContain('\n{{4}}\n')
      // Meta refuses bodies that begin or end with a parameter, or are longer.
      expect(body).toMatch(/^[^{].{1,1022}[^}]$/s)
    }
    const [arabic, english] = bodies.map((body) => (body.match(/\{\{\d\}\}/g) ?? []).toSorted())
    expect(arabic).toEqual(english)
  },
)
