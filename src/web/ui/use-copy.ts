import { useState, type RefObject } from 'react'

/**
 * Copies a text. The clipboard needs https and permission; without them the text is selected where it is on the page.
 */
export function useCopy(text: string, source: RefObject<HTMLElement | null>) {
  const [result, setResult] = useState<'isCopied' | 'select' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('isCopied')
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current)
      setResult('select')
    }
  }
  return { result, copy }
}
