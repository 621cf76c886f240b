import { encode } from 'uqr'

/** A QR code on white, also in the dark theme. Decorative without a label. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      shapeRendering="crispEdges"
      className="mx-auto block w-52 max-w-full rounded-field border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
