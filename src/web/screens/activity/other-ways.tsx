import { Mail, MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'

interface OtherWaysProps {
  /** Of the activity. */
  title: string
  /** Above the links. */
  words: string
  className?: string
}

/** Mail and WhatsApp links with the activity's title. */
export function OtherWays({ title, words, className = '' }: OtherWaysProps) {
  const t = useTranslations('activity')
  const { email, whatsapp } = useSiteContext().site.contact
  if (email === undefined && whatsapp === undefined) return null
  const subject = encodeURIComponent(title)
  return (
    <div className={`grid gap-1 text-sm ${className}`}>
      <p className="text-ink-soft">{words}</p>
      <div className="-ms-2 flex flex-wrap gap-x-3">
        {whatsapp !== undefined && (
          <a
            href={`https://wa.me/${whatsapp.replace('+', '')}?text=${subject}`}
            rel="noopener"
            className={buttonClass('third')}
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            {t('askByWhatsapp')}
          </a>
        )}
        {email !== undefined && (
          <a href={`mailto:${email}?subject=${subject}`} className={buttonClass('third')}>
            <Mail aria-hidden className="size-5" strokeWidth={1.75} />
            {t('askByMail')}
          </a>
        )}
      </div>
    </div>
  )
}
