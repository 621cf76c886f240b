/** Questions that open to their answers. */
export function QuestionList({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  return (
    <div className="ruled rounded-card border border-line bg-surface">
      {faqs.map((faq) => (
        <details key={faq.question} className="group px-card">
          <summary className="icon-chevron flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium wrap-anywhere after:transition after:duration-150 group-open:after:rotate-180 motion-reduce:after:transition-none [&::-webkit-details-marker]:hidden">
            {faq.question}
          </summary>
          <p className="pb-5 text-ink-soft">{faq.answer}</p>
        </details>
      ))}
    </div>
  )
}
