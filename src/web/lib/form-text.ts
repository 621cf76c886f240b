/** The text of a field; a file, or a field that is not there, is empty. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
