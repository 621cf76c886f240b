/** `npm run content`: pages, posts, questions and testimonials from a directory of texts (docs/content.md). */
import { readContentFiles } from '#server/app/content/read-content-files.ts'
import { saveContent, type ContentReport } from '#server/app/content/save-content.ts'
import { writeContentFiles } from '#server/app/content/write-content-files.ts'
import { contentKinds } from '#server/content/content-document.ts'
import { readContent } from '#server/content/read-content.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { defineCommand, runCommand, type Terminal } from './run-command.ts'

export const content = defineCommand({
  name: 'content',
  options: {
    check: { type: 'boolean', default: false, does: 'report what would change and what is wrong, and write nothing' },
  },
  subcommands: {
    list: {
      does: 'lists the pages and posts, and counts the rest',
      takes: 0,
      prepare: () => async (context) => {
        const { terminal } = context
        const { pages, posts, faqs, testimonials } = await readContent(context)
        for (const { code, title } of pages) terminal.out(`page  ${code}  ${title.en}\n`)
        for (const { publishedOn, slug, title } of posts)
          terminal.out(`post  ${publishedOn}  ${slug.en}  ${title.en}\n`)
        terminal.out(`questions: ${faqs.length}\ntestimonials: ${testimonials.length}\n`)
      },
    },
    save: {
      usage: 'DIRECTORY',
      does: 'replaces the lists that the directory has',
      takes: 1,
      prepare: ({ check }, directory = '') => {
        const files = readContentFiles(directory)
        return async (context) => {
          const report = await saveContent(context, files, { isCheck: check })
          print(context.terminal, report, check)
          return report.errors.length > 0 ? 1 : 0
        }
      },
    },
    export: {
      usage: 'DIRECTORY',
      does: 'writes everything into a directory, to be saved again',
      takes: 1,
      prepare:
        (_, directory = '') =>
        async (context) => {
          const { pages, posts } = await writeContentFiles(context, directory).catch((error: NodeJS.ErrnoException) => {
            throw error.path === undefined ? error : new StartError(`Could not write ${error.path} (${error.code}).`)
          })
          context.terminal.out(
            `Pages: ${pages.length}, posts: ${posts.length}, with the questions and testimonials, are in ${directory}.\n`,
          )
        },
    },
  },
  notes: 'docs/content.md describes the files. A running server uses the change within ten seconds.',
})

function print({ out, err }: Terminal, { errors, changes, lostAddresses }: ContentReport, isCheck: boolean): void {
  for (const error of errors) err(`${error}\n`)
  if (errors.length > 0) {
    err(`\nNothing was saved: ${errors.length === 1 ? 'one error' : `${errors.length} errors`}.\n`)
    return
  }
  for (const address of lostAddresses) err(`warning: ${address} leads nowhere now: add a redirect\n`)
  for (const kind of contentKinds) {
    const counts = changes[kind]
    if (counts) out(`${kind.padEnd(12)} ${counts.added} new, ${counts.changed} changed, ${counts.removed} removed\n`)
  }
  out(isCheck ? 'No errors. Nothing was written.\n' : 'Saved.\n')
}

if (import.meta.main) process.exitCode = await runCommand(content, process.argv.slice(2))
