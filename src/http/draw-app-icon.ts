import sharp from 'sharp'

export const appIcons = { '180': 180, '192': 192, '512': 512, '512-maskable': 512 } as const
export type AppIcon = keyof typeof appIcons

export function isAppIcon(name: string): name is AppIcon {
  return Object.hasOwn(appIcons, name)
}

/** The arch on the site's background colour. Systems crop up to a fifth of a maskable icon on each side. */
export function drawAppIcon(
  name: AppIcon,
  colours: { ground: string; arch: string; way: string },
): Promise<Uint8Array> {
  const isFull = name === '512-maskable' || name === '180'
  const scale = isFull ? 1.35 : 1.6
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${appIcons[name]}" height="${appIcons[name]}">
    <rect width="100" height="100" rx="${isFull ? 0 : 22}" fill="${colours.ground}"/>
    <g transform="translate(${50 - 20 * scale} ${50 - 20 * scale}) scale(${scale})" fill="none" stroke-width="3.5" stroke-linecap="round">
      <path stroke="${colours.arch}" d="M6 37V19C6 11 13 7 20 3c7 4 14 8 14 16v18"/>
      <path stroke="${colours.way}" d="M20 37c0-7-5-7-5-12s6-5 6-11"/>
    </g></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
