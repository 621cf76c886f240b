import type { Words } from '#domain/locale.ts'
import { recordChange } from '#server/app/console/record-change.ts'
import { addTemplate } from '#server/content/add-template.ts'
import { deleteTemplate } from '#server/content/delete-template.ts'
import { listTemplates } from '#server/content/list-templates.ts'
import { saveTemplate } from '#server/content/save-template.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import * as contract from './template-contract.ts'

/** Templates of replies: used by people who answer messages, edited by people who edit settings. */
export function templateRoutes(context: Context) {
  const view = async () => {
    const templates = await listTemplates(context)
    return { templates: templates.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })) }
  }
  return moduleRoutes()
    .openapi(contract.listTemplates, async (c) => {
      const { permissions } = c.get('person')
      if (!permissions.includes('messages.answer') && !permissions.includes('settings.edit'))
        throw new ApiError('forbidden', 'console.forbidden')
      return c.json(await view(), 200)
    })
    .openapi(contract.addTemplate, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'settings.edit')
      const template = c.req.valid('json')
      const record = recordChange(person, { action: 'template.added', subject: 'template', after: audited(template) })
      await addTemplate(context, { ...template, staffId: person.staffId, record })
      return c.json(await view(), 200)
    })
    .openapi(contract.saveTemplate, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'settings.edit')
      const template = c.req.valid('json')
      const { templateId: id } = c.req.valid('param')
      await saveTemplate(context, {
        ...template,
        id,
        staffId: person.staffId,
        record: (tx, before) =>
          recordChange(person, {
            action: 'template.changed',
            subject: 'template',
            before: audited(before),
            after: audited(template),
          })(tx, id),
      })
      return c.json(await view(), 200)
    })
    .openapi(contract.deleteTemplate, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'settings.edit')
      const { templateId: id } = c.req.valid('param')
      await deleteTemplate(context, {
        id,
        ...c.req.valid('query'),
        record: (tx, before) =>
          recordChange(person, { action: 'template.deleted', subject: 'template', before: audited(before) })(tx, id),
      })
      return c.json(await view(), 200)
    })
}

/** The texts name no guest, so that the log may have them. */
const audited = ({ name, text }: { name: string; text: Words }) => ({ name, ar: text.ar, en: text.en })
