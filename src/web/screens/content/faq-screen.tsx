import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { normaliseArabic } from '#domain/arabic.ts'
import type { FaqView } from '#web/features/content/calls.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
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
              <div className="mt-4">
                <QuestionList faqs={ofTopic} />
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}
