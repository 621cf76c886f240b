import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

interface HostLinkProps {
  /** Whom it names: both are reached at the site's number. */
  to: 'host' | 'us'
  reference: string
  title: string
  className: string
  iconClass: string
  isShort?: boolean
}

/** To the host or the site on WhatsApp, with the booking named; without a number, to the contact form. */
export function HostLink({ to, reference, title, className, iconClass, isShort = false }: HostLinkProps) {
  const t = useTranslations('orders')
  const { whatsapp } = useSiteContext().site.contact
  const content = (
    <>
      <MessageCircle aria-hidden className={iconClass} strokeWidth={1.75} />
      {isShort ? (
        <span>
          {t('contactShort')} <span className="sr-only">{title}</span>
        </span>
      ) : (
        t(to === 'host' ? 'messageHost' : 'contactUs')
      )}
    </>
  )
  if (whatsapp === undefined)
    return (
      <PageLink path="/contact-us" className={className}>
        {content}
      </PageLink>
    )
  return (
    <a
      href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(`${reference} · ${title}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {content}
    </a>
  )
}
