import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { CardView, HomeView } from './calls.ts'

/** A few cards across the page, all cards across the page, or all beside a listing's filters. */
export type CardPosition = 'row' | 'page' | 'list'

export interface CardProps {
  card: CardView
  place: CardPosition
  isFirst: boolean
  /** A button in the card's corner, outside its link. */
  corner: ReactNode
}

export interface HeroProps {
  home: HomeView
  /** The page's only h1, with the hero's classes. */
  headline: (look: string) => ReactNode
  lead: string
  search: ReactNode
}

export interface DestinationHeadProps {
  way: ReactNode
  title: string
  text: string
  /** What all activities there have in common. */
  facts?: ReactNode
  picture: CardView['picture'] | null
}

/** A layout's variants of what the screens show. The screens are the same in all layouts. */
export interface LayoutChoices {
  Card: ComponentType<CardProps>
  Hero: ComponentType<HeroProps>
  /** The head of city and category pages. */
  DestinationHead?: ComponentType<DestinationHeadProps>
  /** Classes of the list of cards. */
  grids: Record<CardPosition, string>
  /** Classes of the heading row of home page sections. */
  sectionHead?: string
}

/** Null in the default layout, which uses the screens' own compositions, so that their code is not loaded twice. */
export const LayoutChoices = createContext<LayoutChoices | null>(null)

const four = 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-4'
const ownGrids: Record<CardPosition, string> = {
  row: 'phone-row sm:grid sm:grid-cols-2 sm:gap-x-5 sm:gap-y-9 lg:grid-cols-4',
  page: four,
  list: 'grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2 sm:gap-y-9 xl:grid-cols-3',
}

export const useCardGrid = (place: CardPosition): string => (use(LayoutChoices)?.grids ?? ownGrids)[place]
