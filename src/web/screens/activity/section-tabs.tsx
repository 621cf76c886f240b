import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** The sections that the tabs lead to; each is the id of an element. */
export const tabSections = ['overview', 'included', 'meeting', 'reviews'] as const
export type TabSection = (typeof tabSections)[number]

/** Links to the sections, which stay in view. The section that is being read is marked. */
export function SectionTabs({ sections }: { sections: readonly TabSection[] }) {
  const t = useTranslations('activity.tabs')
  const [current, setCurrent] = useState<TabSection | null>(null)
  useEffect(() => {
    const parts = sections.flatMap((section) => document.getElementById(section) ?? [])
    const begun = new Set<Element>()
    // Everything above a line near the middle of the window, however far: a section is read from its beginning on that line to
    // the beginning of the next, also after a jump over both.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) begun.add(target)
          else begun.delete(target)
        setCurrent((parts.findLast((part) => begun.has(part))?.id as TabSection | undefined) ?? null)
      },
      { rootMargin: '1000000px 0px -55% 0px' },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [sections])
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-[calc(var(--below-head)-1rem)] z-10 -mx-4 overflow-x-auto border-b border-line bg-paper px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-x-5">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={current === section ? 'true' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
            >
              {t(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
