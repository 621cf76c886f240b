import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { useSaved } from './saved.ts'

/** Links to the wishlist, with the number of saved activities once known. */
export function WishlistLink({
  className = buttonClass('icon'),
  children,
}: {
  className?: string
  children?: ReactNode
}) {
  const t = useTranslations('wishlist')
  const { size } = useSaved().productIds
  return (
    <PageLink path="/wishlist" className={className} aria-label={t('link', { count: size })}>
      <span aria-hidden className="relative">
        <Heart className="size-5" strokeWidth={1.75} />
        <CountBadge count={size} />
      </span>
      {children}
    </PageLink>
  )
}
