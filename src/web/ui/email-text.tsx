import { Fragment, type ReactNode } from 'react'

interface EmailTextProps {
  email: string
  className?: string
  /** Punctuation after the address, from which no line break separates it. */
  children?: ReactNode
}

/**
 * An email address that moves to the next line as a whole. One that is wider than its box wraps after @ and dots, and
 * within a part only if the part alone is wider.
 */
export function EmailText({ email, className = '', children }: EmailTextProps) {
  const parts = email.split(/(?<=[@.])/u)
  return (
    <span className={`inline-block max-w-full align-top wrap-anywhere ${className}`}>
      <bdi dir="ltr">
        {parts.map((part, index) => (
          // The parts of an address never change their order.
          <Fragment key={`${index}-${part}`}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </bdi>
      {children}
    </span>
  )
}
