import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

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
        {count > 0 && (
          <span className="absolute -end-[8px] -top-[10px] grid min-h-[18px] min-w-[20px] place-items-center rounded-full bg-accent px-[4px] text-[min(0.75rem,14px)] leading-tight font-semibold text-on-accent forced-colors:border">
            <bdi>{count}</bdi>
          </span>
        )}
      </span>
      {children}
    </PageLink>
  )
}
