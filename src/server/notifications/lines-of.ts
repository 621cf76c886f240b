/** The lines of a text that a person wrote, without blank ones. */
export function linesOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '')
}
