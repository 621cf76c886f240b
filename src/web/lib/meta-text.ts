/** Adds a full stop unless the text ends a sentence. */
export const endSentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`)

/** Cuts a text to at most `most` letters, between two words, with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const words = text.slice(0, most).split(' ').slice(0, -1).join(' ')
  return `${words.replace(/[\s،,;؛:.–-]+$/, '')}…`
}
