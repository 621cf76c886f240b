import { createFileRoute } from '@tanstack/react-router'
import { readFaqs } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { FaqScreen } from '#web/screens/content/faq-screen.tsx'

export const Route = createFileRoute('/{-$locale}/faq')({
  staticData: { isForReading: true },
  loader: ({ params }) => readFaqs(localeOf(params)),
  head: ({ matches, loaderData }) =>
    describePage(matches, ({ t }) => ({
      title: t('content.faqTitle'),
      step: t('content.faq'),
      description: t('content.faqText'),
      paths: { ar: '/faq', en: '/faq' },
      structured: [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: (loaderData?.faqs ?? []).map((faq) => ({
            '@type': 'Question',
            name: faq.question,
            acceptedAnswer: { '@type': 'Answer', text: faq.answer },
          })),
        },
      ],
    })),
  component: Faq,
})

function Faq() {
  return <FaqScreen faqs={Route.useLoaderData().faqs} />
}
