import { Check, Copy, Mail, MessageCircle } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

interface ShareLinksProps {
  title: string
  /** Words for people whom the sender knows, such as when and where they meet: they are not offered to the public. */
  text?: string | undefined
  url: string
}

/** An address to copy, and links to share it. */
export function ShareLinks({ title, text, url }: ShareLinksProps) {
  const t = useTranslations('common')
  const field = useRef<HTMLInputElement>(null)
  const [copyResult, setCopyResult] = useState<'copied' | 'select' | null>(null)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopyResult('copied')
    } catch {
      // The clipboard needs https and permission. Otherwise the address is selected.
      setCopyResult('select')
    }
  }
  const [subject, message, address] = [title, text ?? title, url].map(encodeURIComponent)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="flex gap-2">
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={url}
          aria-label={t('share.address')}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-line-strong bg-paper px-3 text-sm text-ink"
        />
        <Button onClick={() => void copy()} className="shrink-0">
          {copyResult === 'copied' ? (
            <Check aria-hidden className="size-5" strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
          )}
          {t('share.copy')}
        </Button>
      </div>
      <p role="status" className="-my-2 min-h-6 text-sm text-ink-soft">
        {copyResult !== null && t(`share.${copyResult}`)}
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
        <Place href={`https://wa.me/?text=${message}%0A${address}`} name={t('whatsapp')}>
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
        </Place>
        {text === undefined && (
          <Place href={`https://x.com/intent/post?text=${message}&url=${address}`} name={t('share.x')}>
            <svg aria-hidden viewBox="0 0 24 24" className="size-4.5 fill-current">
              <path d="M18.244 2.25h3.308l-7.227 8.26 8.502 11.24H16.17l-5.214-6.817L4.99 21.75H1.68l7.73-8.835L1.254 2.25H8.08l4.713 6.231zm-1.161 17.52h1.833L7.084 4.126H5.117z" />
            </svg>
          </Place>
        )}
        <Place href={`mailto:?subject=${subject}&body=${message}%0A${address}`} name={t('share.email')}>
          <Mail aria-hidden className="size-5" strokeWidth={1.75} />
        </Place>
      </ul>
    </div>
  )
}

function Place({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-field border border-line-strong px-3 font-medium hover:border-primary hover:text-primary"
      >
        {children}
        {name}
      </a>
    </li>
  )
}
