import type { FrameProps, Layout } from './layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The marketplace: a wide header with the search, and the screens' own compositions. */
export const defaultLayout: Layout = { Frame, choices: null }

function Frame({ site, visitor, navigation, languagePath, children }: FrameProps) {
  return (
    <>
      <SiteHeader site={site} visitor={visitor} navigation={navigation} languagePath={languagePath} />
      {children}
      <SiteFooter site={site} navigation={navigation} />
    </>
  )
}
