/**
 * Removes what is drawn as nothing: the direction marks and zero-width spaces that come with text copied from a chat, a
 * contact or a document, where a person cannot see why a field is wrong. For one-line texts such as an email address.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{DI}/gu, '')
}

/** A one-line text as it was meant: without what cannot be seen, single spaces, none around it. */
export function tidyLine(text: string): string {
  return withoutInvisible(text).replaceAll(/\s+/g, ' ').trim()
}
