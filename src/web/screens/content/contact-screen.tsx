import { useTranslations } from 'use-intl'
import { ContactForm } from '#web/features/content/contact-form.tsx'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { ContentHead } from './content-head.tsx'

export function ContactScreen() {
  const t = useTranslations('content')
  const { contact } = useSiteContext().site
  const link = 'inline-flex min-h-9 items-center font-medium hover:text-primary hover:underline underline-offset-4'
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
      <ContentHead title={t('contact')} text={t('contactText')} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_min(18rem,45%)]">
        <ContactForm />
        <aside className="rounded-card border border-line bg-surface p-card">
          <h2 className="font-semibold">{t('orReach')}</h2>
          <ul className="mt-2 grid gap-1">
            <ContactLinks contact={contact} className={link} />
          </ul>
        </aside>
      </div>
    </div>
  )
}
