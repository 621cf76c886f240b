export const colourThemes = ['light', 'dark'] as const
export type ColourTheme = (typeof colourThemes)[number]

/** The default colours of src/web/ui/tokens.css (a test compares them); a site's own colours override them. */
export const defaultColours = {
  light: {
    paper: '#fbf8f3',
    surface: '#ffffff',
    ink: '#1c1b19',
    'ink-soft': '#5f5a52',
    line: '#e6dfd3',
    'line-strong': '#8f8678',
    primary: '#0b5d5e',
    'on-primary': '#ffffff',
    accent: '#a85a10',
    'on-accent': '#ffffff',
    clay: '#a8452f',
    saffron: '#f0a44b',
    success: '#2b6e47',
    danger: '#b3261e',
    'night-sky': '#10263b',
  },
  dark: {
    paper: '#11161a',
    surface: '#192127',
    ink: '#f2ede4',
    'ink-soft': '#b3aba0',
    line: '#2b353c',
    'line-strong': '#76828a',
    primary: '#5cc2b8',
    'on-primary': '#06201f',
    accent: '#f0a44b',
    'on-accent': '#2a1a04',
    clay: '#e58a72',
    saffron: '#f0a44b',
    success: '#7fc79c',
    danger: '#f2877f',
    'night-sky': '#0b1a28',
  },
} as const satisfies Record<ColourTheme, Record<string, string>>

export type ColourToken = keyof typeof defaultColours.light
export const colourTokens = Object.keys(defaultColours.light) as ColourToken[]

/** By theme and token, as '#rrggbb'. */
export type SiteColours = { [theme in ColourTheme]?: { [token in ColourToken]?: string | undefined } | undefined }

export interface ContrastError {
  theme: ColourTheme
  token: ColourToken
  on: string
  ratio: number
  needed: number
}

/** WCAG 2.2, 1.4.3: text of any size. */
const TEXT = 4.5
/** WCAG 2.2, 1.4.11: borders of fields and of selected elements. */
const EDGE = 3

/** The pairs that pages use; `tint` is the share of the token in its own background, as in `bg-primary/12`. */
const pairs: { token: ColourToken; on: ColourToken; needed: number; tint?: number }[] = [
  ...(['ink', 'ink-soft', 'primary', 'accent', 'clay', 'success', 'danger'] as const).flatMap((token) =>
    (['paper', 'surface'] as const).map((on) => ({ token, on, needed: TEXT })),
  ),
  ...(['primary', 'success'] as const).map((token) => ({ token, on: 'surface' as const, needed: TEXT, tint: 0.12 })),
  { token: 'danger', on: 'surface', needed: TEXT, tint: 0.1 },
  { token: 'on-primary', on: 'primary', needed: TEXT },
  { token: 'on-accent', on: 'accent', needed: TEXT },
  { token: 'saffron', on: 'night-sky', needed: TEXT },
  { token: 'line-strong', on: 'paper', needed: EDGE },
  { token: 'line-strong', on: 'surface', needed: EDGE },
]

/** Pairs of tokens with too little contrast (WCAG 2.2 AA) if a site's colours override the defaults. */
export function contrastErrors(colours: SiteColours): ContrastError[] {
  const onPages = colourThemes.flatMap((theme) => {
    const colourOf = (token: ColourToken) => colours[theme]?.[token] ?? defaultColours[theme][token]
    return pairs.flatMap(({ token, on, needed, tint = 0 }) => {
      const ratio = contrastOf(colourOf(token), mix(colourOf(token), colourOf(on), tint))
      const name = tint === 0 ? on : `${token}/${tint * 100} on ${on}`
      return ratio < needed ? [{ theme, token, on: name, ratio, needed }] : []
    })
  })
  // Mails and tickets use the light primary on white.
  const ratio = contrastOf(colours.light?.primary ?? defaultColours.light.primary, '#ffffff')
  return ratio < TEXT
    ? [...onPages, { theme: 'light', token: 'primary', on: 'the white of mails', ratio, needed: TEXT }]
    : onPages
}

/** The contrast of two '#rrggbb' colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(over: string, ground: string, part: number): string {
  const below = channels(ground)
  const mixed = channels(over).map((value, index) => Math.round(value * part + (below[index] ?? 0) * (1 - part)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
