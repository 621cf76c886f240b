// Draws each Lucide icon as one path: a third of a page's icons' elements, and less script than Lucide's own component.
import { pathToFileURL } from 'node:url'

const own = new URL('../src/web/ui/one-path-icon.ts', import.meta.url).pathname

/** @returns {import('vite').Plugin} */
export function onePathIcons() {
  return {
    name: 'one-path-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/, code: /createLucideIcon/ },
      async handler(_code, id) {
        const { __iconData: icon } = await import(pathToFileURL(id).href)
        const name = JSON.stringify(icon.name)
        return {
          code: `import { onePathIcon } from ${JSON.stringify(own)}\nexport default /* @__PURE__ */ onePathIcon(${name}, ${JSON.stringify(pathOf(icon.node))})\n`,
          map: null,
          moduleSideEffects: false,
        }
      },
    },
  }
}

/** @param {[string, Record<string, string>][]} nodes The elements of an icon. */
export function pathOf(nodes) {
  return nodes.map(([tag, attributes]) => paths[tag](attributes)).join('')
}

const paths = {
  // A second path's relative start would continue where the first one ended; numbers after it are lines.
  path: ({ d }) =>
    d.replace(
      /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=(.?))/,
      (_, x, y, next) => `M${x} ${y}${/[\d.-]/.test(next) ? 'l' : ''}`,
    ),
  // A filled dot also gets a stroke through its middle.
  circle: ({ cx, cy, r, fill }) => round(cx, cy, r, r) + (fill ? `M${cx} ${cy}h.01` : ''),
  ellipse: ({ cx, cy, rx, ry }) => round(cx, cy, rx, ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: ({ x = '0', y = '0', width, height, rx, ry = rx ?? '0' }) => {
    const across = Number(rx ?? ry)
    const down = Number(ry)
    const corner = (dx, dy) => (across > 0 ? `a${across} ${down} 0 0 1 ${dx} ${dy}` : '')
    const [wide, high] = [sum(width, -2 * across), sum(height, -2 * down)]
    return `M${sum(x, across)} ${y}h${wide}${corner(across, down)}v${high}${corner(-across, down)}h${-wide}${corner(-across, -down)}v${-high}${corner(across, -down)}z`
  },
}

const sum = (one, other) => Number((Number(one) + other).toFixed(3))

const round = (cx, cy, rx, ry) => `M${sum(cx, -rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
