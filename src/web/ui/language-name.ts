export { languageName } from '#domain/language-name.ts'
