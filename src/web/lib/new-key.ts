/** A key for one press of a button. Also where the page is not secure (a shop's own network), in which `randomUUID` does not exist. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
