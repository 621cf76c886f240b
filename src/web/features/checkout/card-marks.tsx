/** The names of accepted cards and wallets as text in plain frames. mada is a Saudi network and charges riyals only. */
export function CardMarks({ currency }: { currency: string }) {
  const names = [...(currency === 'SAR' ? ['mada'] : []), 'Visa', 'Mastercard', 'Apple Pay']
  return (
    <span dir="ltr" lang="en" className="mt-2 flex flex-wrap gap-1 rtl:justify-end">
      {names.map((name) => (
        <svg
          key={name}
          role="img"
          aria-label={name}
          viewBox={`0 0 ${12 + name.length * 7} 24`}
          className="h-6 w-auto text-ink-soft"
        >
          <rect x="0.5" y="0.5" width={11 + name.length * 7} height="23" rx="5" fill="none" stroke="currentColor" />
          <text
            x="50%"
            y="16"
            textAnchor="middle"
            fontSize="12"
            fontWeight="600"
            textLength={name.length * 7}
            lengthAdjust="spacingAndGlyphs"
            fill="currentColor"
          >
            {name}
          </text>
        </svg>
      ))}
    </span>
  )
}
