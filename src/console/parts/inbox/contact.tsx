import { Mail, Phone } from 'lucide-react'
import { EmailText } from '#web/ui/email-text.tsx'

/** Ways to reach a guest. */
export function Contact({ email, phone = '', subject }: { email: string; phone?: string; subject: string }) {
  const linkClass = 'flex min-h-8 pointer-coarse:min-h-11 items-center gap-2 text-primary underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      {email !== '' && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={`min-w-0 ${linkClass}`}>
          <Mail aria-hidden strokeWidth={1.75} />
          <EmailText email={email} />
        </a>
      )}
      {phone !== '' && (
        <a href={`tel:${phone}`} className={`min-w-0 ${linkClass}`}>
          <Phone aria-hidden strokeWidth={1.75} />
          <bdi dir="ltr" className="wrap-anywhere tabular-nums">
            {phone}
          </bdi>
        </a>
      )}
    </p>
  )
}
