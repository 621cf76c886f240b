import type { ComponentType, ReactNode } from 'react'
import type { LayoutChoices } from '#web/features/catalogue/layout-choices.ts'
import type { SiteAnswer } from '#web/features/sites/calls.ts'

export type LayoutType = SiteAnswer['site']['layoutType']

export interface FrameProps extends Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'> {
  /** This page in the other language, remembering the choice. */
  languagePath: string
  /** The page's main element. */
  children: ReactNode
}

/** A composition of the whole site: what stands around the pages, and what it chooses within them. */
export interface Layout {
  /** Header and footer around the page. */
  Frame: ComponentType<FrameProps>
  /** Null: the screens' own compositions. */
  choices: LayoutChoices | null
  /** Classes on the outermost element: the room that this layout's bars take, where it is not the default's. */
  className?: string
}
