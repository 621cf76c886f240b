import { getDocumentProxy } from 'unpdf'

export interface ReadPdf {
  title: string
  language: string
  isTagged: boolean
  pages: number
  /** As a viewer copies them: the words of a line in reading order, line by line from the top. */
  lines: string[]
}

/** The text layer of a PDF as viewers read it (pdf.js). `direction` of its lines. */
export async function readPdf(pdf: Uint8Array, direction: 'rtl' | 'ltr' = 'rtl'): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { info } = await document.getMetadata()
  const { Title, Language } = info as { Title?: string; Language?: string }
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const rows = new Map<number, { x: number; text: string }[]>()
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue
      const [x, y] = [Number(item.transform[4]), Math.round(Number(item.transform[5]))]
      rows.set(y, [...(rows.get(y) ?? []), { x, text: item.str }])
    }
    for (const y of [...rows.keys()].toSorted((a, b) => b - a)) {
      const row = (rows.get(y) ?? []).toSorted((a, b) => (direction === 'rtl' ? b.x - a.x : a.x - b.x))
      lines.push(
        row
          .map(({ text }) => text)
          .join('')
          .replaceAll(/[\u2066-\u2069\u200b]/g, ''),
      )
    }
  }
  const mark = await document.getMarkInfo()
  return {
    title: Title ?? '',
    language: Language ?? '',
    isTagged: mark?.['Marked'] === true,
    pages: document.numPages,
    lines,
  }
}
