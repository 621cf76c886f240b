import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { CardView, HomeView } from './calls.ts'

/** A few across the page, all of them across the page, or all beside the filters of a listing. */
export type CardPlace = 'row' | 'page' | 'list'

export interface CardProps {
  card: CardView
  place: CardPlace
  isFirst: boolean
  /** A button of the screen's in the card's corner, beside its link and not in it. */
  corner: ReactNode
}

export interface HeroProps {
  home: HomeView
  /** The page's only h1, in a look of the hero's. */
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

/** How a layout composes what the screens show; the screens are the same in all of them. */
export interface LayoutChoices {
  Card: ComponentType<CardProps>
  Hero: ComponentType<HeroProps>
  /** The head of a city's or a category's page. */
  PlaceHead?: ComponentType<PlaceHeadProps>
  /** Classes of the list that holds the cards. */
  grids: Record<CardPlace, string>
  /** Classes of the line over a section of the home page, which holds its title and its link. */
  sectionHead?: string
}

/** Null in the default layout: its compositions are the screens' own, and nobody loads others beside them. */
export const LayoutChoices = createContext<LayoutChoices | null>(null)

const four = 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-4'
const ownGrids: Record<CardPlace, string> = {
  row: four,
  page: four,
  list: 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 xl:grid-cols-3',
}

export const useCardGrid = (place: CardPlace): string => (use(LayoutChoices)?.grids ?? ownGrids)[place]
