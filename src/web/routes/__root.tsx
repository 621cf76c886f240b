import { createRootRoute, HeadContent, Outlet, Scripts, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf, isLocale } from '#domain/locale.ts'
import { RESUME_KEY } from '#web/lib/preferences.ts'
import { earlyActsScript, strikeOut } from '#web/lib/early-acts.ts'
import { startScript } from '#web/lib/start-later.ts'
import css from '#web/ui/app.css?url'

// Runs before the first paint: dark pages never flash white, and the home page keeps room for the row of what a visitor
// saw last (web/features/history/resume-row.tsx).
const firstScript = `(() => {
  const chosen = /(?:^|; )rihla_theme=(light|dark)/.exec(document.cookie)?.[1]
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', isDark)
  try {
    document.documentElement.toggleAttribute('data-resume', localStorage.getItem('${RESUME_KEY}') !== null)
  } catch {}
})()`

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [
      { rel: 'stylesheet', href: css },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/180.png' },
    ],
    scripts: [{ children: firstScript }, { children: earlyActsScript }, { children: startScript }],
  }),
  component: Outlet,
  shellComponent: Document,
})

function Document({ children }: { children: ReactNode }) {
  const params: { locale?: string | undefined } = useParams({ strict: false })
  const locale = isLocale(params.locale) ? params.locale : 'ar'
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* React Aria adds a stylesheet of this name when it first needs one, which restyles the page: its rule is in base.css. */}
        <meta id="react-aria-pressable-style" />
      </head>
      <body
        className="min-h-dvh bg-paper font-sans text-ink antialiased"
        onClickCapture={strikeOut}
        onChangeCapture={strikeOut}
        onSubmitCapture={strikeOut}
      >
        {children}
        <Scripts />
      </body>
    </html>
  )
}
