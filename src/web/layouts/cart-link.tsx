import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'

interface CartLinkProps {
  count: number
  className?: string
  /** A visible label under or beside the icon. The accessible name is independent of it. */
  children?: ReactNode
}

export function CartLink({ count, className = buttonClass('icon'), children }: CartLinkProps) {
  const t = useTranslations('common')
  return (
    <PageLink path="/cart" className={className} aria-label={t('cartCount', { count })}>
      <span aria-hidden className="relative">
        <ShoppingBag className="size-5" strokeWidth={1.75} />
        <CountBadge count={count} />
      </span>
      {children}
    </PageLink>
  )
}
