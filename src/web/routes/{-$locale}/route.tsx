import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { readSite } from '#web/features/sites/calls.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import { siteThemeCss } from '#web/layouts/site-theme.ts'
import { ErrorScreen } from '#web/screens/error-screen.tsx'
import { loadMessages, messagesOf } from '#web/lib/messages.ts'

/** Every page in its language: Arabic without a prefix, English under /en. Other first segments are other routes. */
export const Route = createFileRoute('/{-$locale}')({
  params: {
    parse: ({ locale }) => (locale === undefined || locale === 'en' ? { locale } : false),
  },
  loader: async ({ params }) => {
    const locale: Locale = params.locale === 'en' ? 'en' : 'ar'
    // First: without the site the error screen still needs its words.
    await loadMessages(locale)
    return { locale, ...(await readSite(locale)) }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const css = siteThemeCss(loaderData.site.theme)
    return { meta: [{ title: loaderData.site.name }], styles: css === '' ? [] : [{ children: css }] }
  },
  staleTime: 60_000,
  component: LocalisedPage,
  errorComponent: BareError,
})

/** The site itself cannot be read: an error in the page's language, without a layout around it. */
function BareError({ error }: { error: unknown }) {
  const params: { locale?: string | undefined } = useParams({ strict: false })
  const locale: Locale = params.locale === 'en' ? 'en' : 'ar'
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <main>
        <ErrorScreen error={error} />
      </main>
    </IntlProvider>
  )
}

function LocalisedPage() {
  const { locale, site, visitor, navigation } = Route.useLoaderData()
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <DefaultLayout site={site} visitor={visitor} navigation={navigation}>
        <Outlet />
      </DefaultLayout>
    </IntlProvider>
  )
}
