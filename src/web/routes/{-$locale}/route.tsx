import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { localePath, type Locale } from '#domain/locale.ts'
import { readSiteOrLast, rememberSite } from '#web/features/sites/last-site.ts'
import { useOwnName } from '#web/features/sites/use-own-name.ts'
import { PageChanges } from '#web/layouts/page-changes.tsx'
import { loadLayout } from '#web/layouts/load-layout.ts'
import { PageFrame } from '#web/layouts/page-frame.tsx'
import { siteThemeCss } from '#web/layouts/site-theme.ts'
import { ErrorScreen } from '#web/screens/error-screen.tsx'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { isMissing } from '#web/lib/router-internals.ts'
import { useHydratedMark } from '#web/lib/use-hydrated-mark.ts'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { ImageHosts } from '#web/ui/image-hosts.ts'
import { loadMessages, messagesOf } from '#web/lib/messages.ts'

/** All pages: Arabic without a prefix, English under /en. Other first segments are other routes. */
export const Route = createFileRoute('/{-$locale}')({
  params: {
    parse: ({ locale }) => (locale === undefined || locale === 'en' ? { locale } : false),
  },
  loader: async ({ params }) => {
    const locale: Locale = params.locale === 'en' ? 'en' : 'ar'
    // First: the error screen needs messages even if the site cannot be read.
    await loadMessages(locale)
    const answer = await readSiteOrLast(locale)
    await loadLayout(answer.site.layoutType)
    // Of the server: in another time zone the browser's year is another at the turn of the year.
    return { locale, ...answer, year: new Date().getFullYear() }
  },
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {}
    const { name } = loaderData.site
    const title = matches.some(isMissing) ? `${siteContextOf(matches)?.t('errors.notFound')} · ${name}` : name
    const css = siteThemeCss(loaderData.site.theme)
    const links = [{ rel: 'manifest', href: localePath(loaderData.locale, '/manifest.webmanifest') }]
    return { meta: [{ title }], links, styles: css === '' ? [] : [{ children: css }] }
  },
  staleTime: 60_000,
  component: LocalisedPage,
  errorComponent: BareError,
})

/** Shown if the site itself cannot be read: an error in the page's language, without a layout. */
function BareError({ error }: { error: unknown }) {
  const params: { locale?: string | undefined } = useParams({ strict: false })
  const locale: Locale = params.locale === 'en' ? 'en' : 'ar'
  useHydratedMark()
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <main>
        <ErrorScreen error={error} />
      </main>
    </IntlProvider>
  )
}

function LocalisedPage() {
  const answer = Route.useLoaderData()
  const { locale, site, visitor, navigation } = answer
  useEffect(() => rememberSite(locale, answer), [answer, locale])
  useOwnName(locale, visitor.user)
  useHydratedMark()
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <ImageHosts value={site.imageHosts}>
        <PageFrame site={site} visitor={visitor} navigation={navigation}>
          <Outlet />
        </PageFrame>
      </ImageHosts>
      <PageChanges />
      <FailureWords />
    </IntlProvider>
  )
}
