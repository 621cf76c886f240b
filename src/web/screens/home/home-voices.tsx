import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { HomeView } from '#web/features/catalogue/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** Testimonials and frequent questions. */
export function HomeVoices({ testimonials, faqs }: Pick<HomeView, 'testimonials' | 'faqs'>) {
  const t = useTranslations('home')
  return (
    <div
      className={`mx-auto grid grid-cols-1 gap-14 px-4 pt-16 pb-20 sm:px-6 ${testimonials.length > 0 ? 'max-w-7xl lg:grid-cols-[1.2fr_1fr]' : 'max-w-3xl'}`}
    >
      {testimonials.length > 0 && (
        <section>
          <h2 className="text-2xl font-semibold">{t('voices.title')}</h2>
          <p className="mt-1 text-ink-soft">{t('voices.text')}</p>
          <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {testimonials.slice(0, 4).map((one) => (
              <li key={one.name} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-card">
                <Stars rating={one.rating} />
                <blockquote className="flex-1">{one.text}</blockquote>
                <p className="text-sm text-ink-soft">
                  <span className="font-semibold text-ink">{one.name}</span> · {one.city}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl font-semibold">{t('faq.title')}</h2>
          <PageLink path="/faq" className="shrink-0 font-medium text-primary hover:underline underline-offset-4">
            {t('seeAll')}
          </PageLink>
        </div>
        <p className="mt-1 text-ink-soft">{t('faq.text')}</p>
        <div className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {faqs.slice(0, 5).map((faq) => (
            <details key={faq.question} className="group px-5">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 wrap-anywhere">{faq.question}</span>
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 transition duration-150 group-open:rotate-180"
                  strokeWidth={1.75}
                />
              </summary>
              <p className="pb-5 text-ink-soft">{faq.answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  )
}
