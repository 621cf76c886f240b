import type { ComponentType, ReactNode } from 'react'
import type { LayoutChoices } from '#web/features/catalogue/layout-choices.ts'
import type { SiteAnswer } from '#web/features/sites/calls.ts'

export type LayoutType = SiteAnswer['site']['layoutType']

export interface FrameProps extends Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'> {
  /** The address of this page in the other language. Visiting it stores the choice. */
  languagePath: string
  /** The content of the page's main element. */
  children: ReactNode
}

/** A composition of the whole site: the frame around pages, and variants of parts within them. */
export interface Layout {
  Frame: ComponentType<FrameProps>
  /** Null: the screens' own compositions. */
  choices: LayoutChoices | null
  /** Classes of the outermost element, for bars that need more room than the default's. */
  className?: string
}
