import { Mail, MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useFrame } from '#web/lib/use-frame.ts'
import { buttonLook } from '#web/ui/button.tsx'

/** An activity without a fixed price is arranged in a conversation. */
export function QuoteBox({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const { email, whatsapp } = useFrame().site.contact
  const subject = encodeURIComponent(product.title)
  return (
    <div className="grid gap-3">
      <p>{t('onRequestText')}</p>
      {email !== undefined && (
        <a href={`mailto:${email}?subject=${subject}`} className={buttonLook('primary')}>
          <Mail aria-hidden className="size-5" strokeWidth={1.75} />
          {t('askByMail')}
        </a>
      )}
      {whatsapp !== undefined && (
        <a
          href={`https://wa.me/${whatsapp.replace('+', '')}?text=${subject}`}
          rel="noopener"
          className={buttonLook('outlined')}
        >
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
          {t('askByWhatsapp')}
        </a>
      )}
    </div>
  )
}
