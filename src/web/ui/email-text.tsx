import { Fragment } from 'react'

/** An email address that wraps only after @ and dots; within a part only if the part alone is wider than its box. */
export function EmailText({ email, className = '' }: { email: string; className?: string }) {
  const parts = email.split(/(?<=[@.])/u)
  return (
    <bdi dir="ltr" className={`wrap-anywhere rtl:text-right ${className}`}>
      {parts.map((part, index) => (
        // The parts of an address never change their order.
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
