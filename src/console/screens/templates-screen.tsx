import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, replyTemplates } from '#console/lib/api.ts'
import { meQuery } from '#console/lib/queries.ts'
import { templatesQuery, type ReplyTemplate } from '#console/lib/reply-templates.ts'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { TemplateDialog } from '#console/parts/templates/template-dialog.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** The reply templates. People who edit settings add, change and delete them. */
export function TemplatesScreen() {
  const t = useTranslations('console.templates')
  const { data: me } = useQuery(meQuery)
  const { data, error, refetch } = useQuery(templatesQuery)
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>()
  const [deleted, setDeleted] = useState<ReplyTemplate>()
  const mayEdit = me?.permissions.includes('settings.edit') ?? false
  if (error !== null && !data)
    return (
      <div className="grid gap-4">
        <PageHead title={t('title')} />
        <Failed error={error} onAgain={refetch} />
      </div>
    )
  if (!data) return <Loading />
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={t('lead', { count: data.templates.length })}>
        {mayEdit && (
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
      </PageHead>
      {data.templates.length === 0 && <EmptyArch title={t('none')} level={2} />}
      <ul className="grid gap-3">
        {data.templates.map((template) => (
          <li key={template.id} className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <h2 className="font-semibold">
                  <bdi>{template.name}</bdi>
                </h2>
                <Changed template={template} />
              </div>
              {mayEdit && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    kind="outlined"
                    aria-label={t('edit', { name: `\u2068${template.name}\u2069` })}
                    onClick={() => setEdited(template)}
                  >
                    {t('editTitle')}
                  </Button>
                  <Button
                    kind="third"
                    aria-label={t('deleteTitle', { name: `\u2068${template.name}\u2069` })}
                    onClick={() => setDeleted(template)}
                  >
                    {t('delete')}
                  </Button>
                </div>
              )}
            </div>
            <div className="grid gap-3 md:grid-cols-2">
              {(['ar', 'en'] as const).map((locale) => (
                <p
                  key={locale}
                  lang={locale}
                  dir={locale === 'ar' ? 'rtl' : 'ltr'}
                  className="rounded-field bg-paper p-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
                >
                  {template.text[locale]}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteDialog template={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  )
}

function Changed({ template: { changedBy, changedAt } }: { template: ReplyTemplate }) {
  const t = useTranslations('console.templates')
  const instant = useInstant()
  const date = instant(changedAt)
  return (
    <p className="text-sm text-ink-soft">
      {changedBy === null ? t('changed', { date }) : t('changedBy', { name: `\u2068${changedBy}\u2069`, date })}
    </p>
  )
}

function DeleteDialog({ template, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const t = useTranslations('console.templates')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const remove = async () => {
    setIsPending(true)
    try {
      const param = { templateId: String(template.id) }
      const query = { seenVersion: String(template.version) }
      queries.setQueryData(
        templatesQuery.queryKey,
        await bodyOf(replyTemplates[':templateId'].$delete({ param, query })),
      )
      onClose()
      await showToast('success', t('deleted'))
    } catch (caught) {
      setError(caught)
      if (codeOf(caught) !== null) await queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
      setIsPending(false)
    }
  }
  return (
    <Dialog title={t('deleteTitle', { name: `\u2068${template.name}\u2069` })} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('deleteLead')}</p>
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        <Button isLoading={isPending} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </div>
    </Dialog>
  )
}
