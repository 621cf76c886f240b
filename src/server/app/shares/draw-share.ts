import sharp from 'sharp'
import { directionOf, type Locale } from '#domain/locale.ts'
import { SHARE_SIZE } from '#domain/share-address.ts'
import { renderTypst } from '#server/kernel/render-typst.ts'

const { width: SHARE_WIDTH, height: SHARE_HEIGHT } = SHARE_SIZE
/** The panel behind the arch, and the arch in it, whose base is on the edge of the image. */
const HALL = 520
const ARCH_WIDTH = 400
const ARCH_HEIGHT = 548
const ARCH_TOP = SHARE_HEIGHT - ARCH_HEIGHT
const ARCH_INSET = (HALL - ARCH_WIDTH) / 2

const PAPER = '#fbf8f3'
const SAFFRON = '#f0a44b'
const ACCENT = '#a85a10'
const LINE_SPACE = 18

/** The words on a preview image, in the reader's language. */
export interface ShareWords {
  locale: Locale
  site: string
  /** The site's, as '#rrggbb'. */
  colour: string
  kicker: string | null
  title: string
  text: string | null
  facts: { drawing: 'star' | 'pin' | null; strong: string | null; words: string }[]
}

/**
 * A JPEG of 1200×630: words on paper, beside them the picture (ARCH_WIDTH × ARCH_HEIGHT) in the pointed arch, mirrored
 * by language. Without a picture the arch shows a sky.
 */
export async function drawShare(share: ShareWords, picture: Uint8Array | null): Promise<Uint8Array> {
  const direction = directionOf(share.locale)
  const hallLeft = direction === 'rtl' ? 0 : SHARE_WIDTH - HALL
  const [words, seen] = await Promise.all([
    renderTypst(new URL('./share.typ', import.meta.url), 'svg', {
      ...share,
      language: share.locale,
      direction,
      drawings: { logo: logo(share.colour), star, pin },
    }),
    sharp(picture ?? Buffer.from(emptySky(share.colour)))
      .resize(ARCH_WIDTH, ARCH_HEIGHT)
      .composite([{ input: Buffer.from(archMask), blend: 'dest-in' }])
      .png()
      .toBuffer(),
  ])
  return sharp(Buffer.from(ground(share.colour, hallLeft)))
    .composite([
      { input: seen, left: hallLeft + ARCH_INSET, top: ARCH_TOP },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .flatten({ background: PAPER })
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The curve of the class `arch` in src/web/ui/app.css. */
function archPath(left: number, top: number, width: number, height: number): string {
  const x = (share: number) => left + width * share
  const y = (share: number) => top + width * share
  return `M${x(0)} ${top + height}V${y(0.52)}C${x(0)} ${y(0.26)} ${x(0.27)} ${y(0.16)} ${x(0.5)} ${top}C${x(0.73)} ${y(0.16)} ${x(1)} ${y(0.26)} ${x(1)} ${y(0.52)}V${top + height}Z`
}

const archMask = svg(ARCH_WIDTH, ARCH_HEIGHT, `<path d="${archPath(0, 0, ARCH_WIDTH, ARCH_HEIGHT)}"/>`)

/** Paper, and the panel in the site's colour with eight-pointed stars and an outline around the arch. */
function ground(colour: string, left: number): string {
  const arch = archPath(
    left + ARCH_INSET - LINE_SPACE,
    ARCH_TOP - LINE_SPACE * 1.25,
    ARCH_WIDTH + LINE_SPACE * 2,
    ARCH_HEIGHT + LINE_SPACE * 4,
  )
  return svg(
    SHARE_WIDTH,
    SHARE_HEIGHT,
    `<defs><pattern id="stars" width="80" height="80" patternUnits="userSpaceOnUse" x="${left + 20}" y="-5">
      <g fill="none" stroke="#ffffff" stroke-opacity=".13" stroke-width="1.6">
        <path d="M20 20h40v40h-40Z"/><path d="M40 11.7 68.3 40 40 68.3 11.7 40Z"/>
        <path d="M40 0v11.7M40 68.3V80M0 40h11.7M68.3 40H80M0 0l20 20M80 0 60 20M0 80l20-20M80 80 60 60"/>
      </g>
    </pattern></defs>
    <rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${PAPER}"/>
    <rect x="${left}" width="${HALL}" height="${SHARE_HEIGHT}" fill="${colour}"/>
    <rect x="${left}" width="${HALL}" height="${SHARE_HEIGHT}" fill="url(#stars)"/>
    <path d="${arch}" fill="${colour}" stroke="${SAFFRON}" stroke-width="3"/>`,
  )
}

function emptySky(colour: string): string {
  return svg(
    ARCH_WIDTH,
    ARCH_HEIGHT,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${colour}"/><stop offset=".62" stop-color="${SAFFRON}"/><stop offset="1" stop-color="#f7e3c4"/>
    </linearGradient></defs>
    <rect width="400" height="548" fill="url(#sky)"/>
    <circle cx="262" cy="330" r="46" fill="#fff3dc"/>
    <path d="M0 432c90-64 170-58 240-20s118 30 160-2v138H0Z" fill="#c66a12" fill-opacity=".55"/>
    <path d="M0 490c70-30 150-40 220-10s130 30 180 4v64H0Z" fill="#7a3a12" fill-opacity=".6"/>`,
  )
}

/** As in src/web/ui/logo.tsx. */
function logo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke-width="3" stroke-linecap="round">
    <path d="M6 37V19C6 11 13 7 20 3c7 4 14 8 14 16v18" stroke="${colour}"/>
    <path d="M20 37c0-7-5-7-5-12s6-5 6-11" stroke="${ACCENT}"/></svg>`
}

const star = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${ACCENT}" d="m12 1.8 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1-6.3-3.5-6.3 3.5L7 14.100 1.800 9.200l7.100-.9Z"/></svg>`
const pin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${ACCENT}" stroke-width="2.200" stroke-linejoin="round"><path d="M12 22s7.500-6.600 7.500-12.300a7.500 7.500 0 0 0-15 0C4.500 15.400 12 22 12 22Z"/><circle cx="12" cy="9.700" r="2.600"/></svg>`

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
