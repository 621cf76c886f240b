import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  info: { Icon: Info, look: 'border-primary/40 bg-primary/8', icon: 'text-primary' },
  success: { Icon: CircleCheck, look: 'border-success/40 bg-success/8', icon: 'text-success' },
  warning: { Icon: CircleAlert, look: 'border-accent/50 bg-accent/8', icon: 'text-accent' },
  danger: { Icon: CircleAlert, look: 'border-danger/50 bg-danger/8', icon: 'text-danger' },
}

/** A permanent message. With `isUrgent` screen readers announce it at once. */
export function Notice({
  kind = 'info',
  title,
  children,
  isUrgent = false,
}: {
  kind?: keyof typeof kinds
  title: string
  children?: ReactNode
  isUrgent?: boolean
}) {
  const { Icon, look, icon } = kinds[kind]
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={`flex gap-[min(0.75rem,3vw)] rounded-card border p-[min(1rem,5vw)] ${look}`}
    >
      <Icon aria-hidden className={`mt-1 size-5 max-w-6 shrink-0 ${icon}`} strokeWidth={1.75} />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {children}
      </div>
    </div>
  )
}
