import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import type { HomeView } from '#web/features/catalogue/calls.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Stars } from '#web/ui/stars.tsx'

/** Testimonials and frequent questions. */
export function HomeVoices({ testimonials, faqs }: Pick<HomeView, 'testimonials' | 'faqs'>) {
  const t = useTranslations('home')
  const { site } = useSiteContext()
  if (testimonials.length === 0 && faqs.length === 0) return null
  return (
    <div
      className={`mx-auto grid grid-cols-1 gap-8 px-4 pt-8 pb-10 sm:gap-14 sm:pt-16 sm:pb-20 sm:px-6 ${testimonials.length === 0 ? 'max-w-3xl' : faqs.length === 0 ? 'max-w-7xl' : 'max-w-7xl lg:grid-cols-[1.2fr_1fr]'}`}
    >
      {testimonials.length > 0 && (
        <section>
          <h2 className="text-2xl font-semibold">{t('voices.title')}</h2>
          <p className="mt-1 text-ink-soft">{site.texts.testimonialsLead ?? t('voices.text')}</p>
          {/* On phones a row that scrolls. Not every card has a link, so the row itself takes the keyboard's focus. */}
          <ul
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('voices.title')}
            className="phone-row mt-4 sm:mt-6 [--phone-card:min(18rem,85vw)] sm:grid sm:grid-cols-2 sm:gap-4"
          >
            {testimonials.map((one) => (
              <li key={one.name} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-card">
                <Stars rating={one.rating} />
                <blockquote className="flex-1">{one.text}</blockquote>
                <p className="text-sm text-ink-soft">
                  <span className="font-semibold text-ink">{one.name}</span> · {one.city}
                </p>
                {one.activity && (
                  <PageLink
                    path={productPath(site.discoverType, one.activity.citySlug, one.activity.slug)}
                    className="-my-2 inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
                  >
                    {one.activity.title}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {faqs.length > 0 && (
        <section>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-2xl font-semibold">{t('faq.title')}</h2>
            <PageLink path="/faq" className="shrink-0 font-medium text-primary hover:underline underline-offset-4">
              {t('seeAll')}
            </PageLink>
          </div>
          <p className="mt-1 text-ink-soft">{t('faq.text')}</p>
          <div className="mt-4 sm:mt-6">
            <QuestionList faqs={faqs} />
          </div>
        </section>
      )}
    </div>
  )
}
