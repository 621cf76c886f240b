import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { normaliseArabic } from '#domain/arabic.ts'
import type { FaqView } from '#web/features/content/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ContentHead } from './content-head.tsx'

const topics = ['booking', 'payment', 'cancellation', 'tickets', 'account'] as const

/** All questions by topic. The search field filters them by words in any spelling. */
export function FaqScreen({ faqs }: { faqs: FaqView[] }) {
  const t = useTranslations('content')
  const [text, setText] = useState('')
  const words = normaliseArabic(text).split(' ').filter(Boolean)
  const found = faqs.filter((faq) => {
    const all = normaliseArabic(`${faq.question} ${faq.answer}`)
    return words.every((word) => all.includes(word))
  })
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
      <ContentHead title={t('faq')} text={t('faqText')} />
      <div className="mt-8 max-w-3xl">
        <Field
          label={t('findQuestion')}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="noscript:hidden"
        />
        <div aria-live="polite">
          {found.length === 0 && (
            <div className="mt-8 grid justify-items-start gap-4">
              <p>{t('noQuestion')}</p>
              <PageLink path="/contact-us" className={buttonClass('outlined')}>
                {t('contact')}
              </PageLink>
            </div>
          )}
        </div>
        {topics.map((topic) => {
          const ofTopic = found.filter((faq) => faq.topic === topic)
          if (ofTopic.length === 0) return null
          return (
            <section key={topic} className="mt-10">
              <h2 className="text-xl font-semibold">{t(`topics.${topic}`)}</h2>
              <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
                {ofTopic.map((faq) => (
                  <details key={faq.question} className="group px-card">
                    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
                      <span className="min-w-0 wrap-anywhere">{faq.question}</span>
                      <ChevronDown
                        aria-hidden
                        className="size-5 shrink-0 transition duration-150 group-open:rotate-180 motion-reduce:transition-none"
                        strokeWidth={1.75}
                      />
                    </summary>
                    <p className="pb-5 text-ink-soft">{faq.answer}</p>
                  </details>
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}
