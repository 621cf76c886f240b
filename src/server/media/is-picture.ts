/** Whether the bytes begin like a supported format: JPEG, PNG, GIF, WebP, AVIF. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('GIF8') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    /^.{4}ftypavi[fs]$/s.test(start)
  )
}
