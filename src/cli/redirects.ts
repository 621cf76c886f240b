import { listRedirects } from '#server/sites/list-redirects.ts'
import { removeRedirect } from '#server/sites/remove-redirect.ts'
import { saveRedirect } from '#server/sites/save-redirect.ts'
import { defineCommand, runCommand } from './run-command.ts'

export const redirects = defineCommand({
  name: 'redirects',
  options: {
    site: { type: 'string', value: 'CODE', does: 'on one site only (default: on all sites)' },
    temporary: { type: 'boolean', default: false, does: '302 instead of 301' },
  },
  subcommands: {
    list: {
      does: 'lists the redirects',
      takes: 0,
      prepare: () => async (context) => {
        for (const row of await listRedirects(context))
          context.terminal.out(`${row.status}  ${row.siteCode ?? 'all sites'}  ${row.from}  →  ${row.to}\n`)
      },
    },
    add: {
      usage: '/old-path /new-path',
      does: 'redirects to a path, or to an address such as https://elsewhere.example/page',
      takes: 2,
      prepare:
        ({ site = null, temporary }, from = '', to = '') =>
        async (context) => {
          const saved = await saveRedirect(context, { siteCode: site, from, to, status: temporary ? 302 : 301 })
          context.terminal.out(`${saved.from}  →  ${saved.to}\n`)
        },
    },
    remove: {
      usage: '/old-path',
      does: 'removes a redirect',
      takes: 1,
      prepare:
        ({ site = null }, from = '') =>
        async (context) => {
          await removeRedirect(context, { siteCode: site, from })
          context.terminal.out(`The redirect from ${from} was removed.\n`)
        },
    },
  },
  notes:
    'A path belongs to one language: /en/old-path and /old-path are two paths. A running server uses the change within ten seconds.',
})

if (import.meta.main) process.exitCode = await runCommand(redirects, process.argv.slice(2))
