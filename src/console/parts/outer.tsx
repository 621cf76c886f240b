import { Languages, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#console/lib/language.tsx'
import { useTitle } from '#console/lib/use-title.ts'
import { toggleTheme } from '#web/lib/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The layout without a session: a centred card, with language and theme below. */
export function Outer({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('console')
  useTitle(title)
  const { language, setLanguage } = useLanguage()
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] p-4">
      <main className="m-auto w-full max-w-md py-6">
        <div className="mb-5 flex items-center gap-3 text-primary">
          <Logo className="size-9" />
          <span className="text-lg font-semibold">{t('title')}</span>
        </div>
        <div className="rounded-card border border-line bg-surface p-card shadow-float sm:p-7">
          <h1 className="mb-4 text-2xl font-semibold">{title}</h1>
          {children}
        </div>
      </main>
      <div className="flex justify-center gap-2">
        <Button kind="third" onClick={() => setLanguage(language === 'ar' ? 'en' : 'ar')}>
          <Languages aria-hidden className="size-4" />
          <span lang={language === 'ar' ? 'en' : 'ar'}>{t('nav.language')}</span>
        </Button>
        <Button kind="icon" aria-label={t('nav.theme')} onClick={toggleTheme}>
          <SunMoon aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
    </div>
  )
}
