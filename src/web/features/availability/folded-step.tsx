import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldedStepProps {
  icon: ReactNode
  /** What pressing it does. */
  action: string
  onClick: () => void
  children: ReactNode
}

/** A completed step as a row that leads back to it. */
export function FoldedStep({ icon, action, onClick, children }: FoldedStepProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 w-full items-center gap-3 rounded-field border border-line bg-paper px-4 py-2 text-start hover:border-primary [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-primary"
    >
      {icon}
      <span className="min-w-0 flex-1 font-medium">{children}</span>
      <span className="sr-only">{action}</span>
      <Pencil aria-hidden className="max-w-[18px]" />
    </button>
  )
}
