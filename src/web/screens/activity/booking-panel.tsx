import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePanelScroll } from '#web/lib/use-panel-scroll.ts'

/** The column beside the text, on wide windows, and the panel in it. */
export function BookingPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('activity')
  const above = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  usePanelScroll(above, panel)
  return (
    <div className="hidden self-stretch [container:panel/inline-size] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block noscript:block">
      <div ref={above} aria-hidden />
      <aside
        id="book"
        ref={panel}
        data-needs-script
        tabIndex={-1}
        aria-label={t('bookThis')}
        className="sticky top-(--below-head) hidden scroll-mt-(--below-head) scroll-mb-4 rounded-card border border-line bg-surface shadow-float lg:block noscript:block"
      >
        {children}
      </aside>
    </div>
  )
}
