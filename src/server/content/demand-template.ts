import { locales, type Words } from '#domain/locale.ts'
import { isTemplate } from '#domain/reply-template.ts'
import { ApiError } from '#server/kernel/api-error.ts'

/** @throws ApiError `console.fields_invalid` for a placeholder that does not exist */
export function demandTemplate(text: Words): void {
  const fields = locales.filter((locale) => !isTemplate(text[locale], locale)).map((field) => ({ field, code: 'placeholder' })) // prettier-ignore
  if (fields.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields })
}
