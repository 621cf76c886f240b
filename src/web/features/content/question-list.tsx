import { ChevronDown } from 'lucide-react'

/** Questions that open to their answers. */
export function QuestionList({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  return (
    <div className="ruled rounded-card border border-line bg-surface">
      {faqs.map((faq) => (
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
  )
}
