import { Fragment } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { decodePath } from '#domain/page-redirect.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The specification's text inside the layout, with links to all activities and home. */
export function NotFoundScreen() {
  const t = useTranslations()
  const locale = useLocale()
  const { site } = useSiteContext()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-4 py-16 text-center">
      <ClosedArch />
      <h1 className="text-2xl font-semibold">{t('errors.notFoundTitle')}</h1>
      <p className="text-ink-soft">{t('errors.notFoundText')}</p>
      <p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">
        {t('errors.notFound')}: <Path>{decodePath(pathname) ?? pathname}</Path>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={localePath(locale, `/${site.discoverType}`)} className={buttonClass('primary')}>
          {t('common.thingsToDo')}
        </a>
        <a href={localePath(locale, '/')} className={buttonClass('outlined')}>
          {t('common.homePage')}
        </a>
      </div>
    </section>
  )
}

/**
 * From right to left if its first word is Arabic. Segments are isolated: two Arabic ones would change places in an
 * English path.
 */
function Path({ children: path }: { children: string }) {
  return (
    <bdi dir={/^\P{L}*\p{Script=Arabic}/u.test(path) ? 'rtl' : 'ltr'}>
      {path.split('/').map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && '/'}
          <bdi>{segment}</bdi>
        </Fragment>
      ))}
    </bdi>
  )
}

/** An arch that is walled up. */
function ClosedArch() {
  return (
    <svg viewBox="0 0 240 220" aria-hidden className="w-56 text-primary">
      <path d="M20 212V112C20 60 66 36 120 8c54 28 100 52 100 104v100Z" className="fill-line/60" />
      <path
        d="M56 212v-92c0-38 32-56 64-74 32 18 64 36 64 74v92Z"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <g className="stroke-line" strokeWidth="2">
        <path d="M62 188h116M60 162h120M60 136h120M68 110h104M84 84h72" />
        <path d="M96 212v-24M144 212v-24M76 188v-26M120 188v-26M164 188v-26M98 162v-26M142 162v-26M120 136v-26M100 110V84M140 110V84" />
      </g>
      <path d="M8 212h224" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
