import type { SyntheticEvent } from 'react'
import { latinDigits } from '#domain/arabic.ts'

/**
 * Replaces the Arabic digits of a phone field by Latin ones, and leaves the caret where it is. Not while a keyboard
 * composes its text: that would end the composition.
 */
export function writeLatinDigits({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return
  const latin = latinDigits(input.value)
  if (latin === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = latin
  // Setting it in a field without the focus would give that field the focus in Safari.
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
}
