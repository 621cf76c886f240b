import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

interface KnowBeforeYouGoProps {
  points: string[]
  bring?: string[]
  /** The activity, where the page has several. */
  title?: string | undefined
  /** Without it, if there are few points. */
  isOpen?: boolean
}

/** More are folded. */
const FEW = 3

/** What to know before an activity, and what to bring: a row with the number of points that opens. Nothing without one. */
export function KnowBeforeYouGo({ points, bring = [], title, isOpen }: KnowBeforeYouGoProps) {
  const t = useTranslations('activity')
  const count = points.length + bring.length
  if (count === 0) return null
  const isUnfolded = isOpen ?? count <= FEW
  return (
    <details
      open={isUnfolded}
      onToggle={({ currentTarget }) => {
        // What the reader opens near the foot is brought into view; what is open from the start does not move the page.
        if (currentTarget.open && !isUnfolded) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
      className="group scroll-mt-(--below-head) in-data-scroll:scroll-mt-0 scroll-mb-[calc(var(--panel-foot,0px)+1.5rem)] rounded-field border border-line-strong"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3 py-1.5 hover:bg-primary/8 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0">
            <span className="font-semibold">{t('know')}</span>
            {title !== undefined && <span className="block text-sm wrap-anywhere">{title}</span>}
          </span>
          <span className="text-sm text-ink-soft">{t('knowPoints', { count })}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-primary transition group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="grid gap-2 px-3 pt-1 pb-3 text-sm">
        {points.length > 0 && <Points points={points} />}
        {bring.length > 0 && (
          <>
            <p className="font-semibold">{t('bring')}</p>
            <Points points={bring} />
          </>
        )}
      </div>
    </details>
  )
}

const Points = ({ points }: { points: string[] }) => (
  <ul className="grid list-disc gap-1.5 ps-5">
    {points.map((point) => (
      <li key={point} className="wrap-anywhere">
        {point}
      </li>
    ))}
  </ul>
)
