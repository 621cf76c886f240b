import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { ForbiddenList } from '#console/parts/list-and-detail.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { NewQuoteForm } from '#console/parts/quotes/new-quote-form.tsx'

/** A quote for somebody who has not used the form of the site, such as a caller. */
export function NewQuoteScreen() {
  const t = useTranslations('console.quotes.written')
  const i = useTranslations('console.inbox')
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  if (!me.permissions.includes('quotes.answer'))
    return <ForbiddenList title={i('forbidden')} lead={i('forbiddenLead')} isBeside={false} />
  return (
    <div className="grid gap-4">
      <Link
        to="/quotes"
        className="flex items-center gap-1.5 justify-self-start text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('back')}
      </Link>
      <PageHead title={t('title')} lead={t('lead')} />
      <NewQuoteForm me={me} />
    </div>
  )
}
