import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { CardView, HomeView } from './calls.ts'

/** A few cards across the page, all cards across the page, or all beside a listing's filters. */
export type CardPlace = 'row' | 'page' | 'list'

export interface CardProps {
  card: CardView
  place: CardPlace
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

export interface PlaceHeadProps {
  way: ReactNode
  title: string
  text: string
  picture: CardView['picture'] | null
}

/** A layout's variants of what the screens show. The screens are the same in all layouts. */
export interface LayoutChoices {
  Card: ComponentType<CardProps>
  Hero: ComponentType<HeroProps>
  /** The head of city and category pages. */
  PlaceHead?: ComponentType<PlaceHeadProps>
  /** Classes of the list of cards. */
  grids: Record<CardPlace, string>
  /** Classes of the heading row of home page sections. */
  sectionHead?: string
}

/** Null in the default layout, which uses the screens' own compositions, so that their code is not loaded twice. */
export const LayoutChoices = createContext<LayoutChoices | null>(null)

const four = 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-4'
const ownGrids: Record<CardPlace, string> = {
  row: four,
  page: four,
  list: 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 xl:grid-cols-3',
}

export const useCardGrid = (place: CardPlace): string => (use(LayoutChoices)?.grids ?? ownGrids)[place]
