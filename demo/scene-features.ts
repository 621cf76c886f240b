import type { SceneKind } from '#server/media/scenes/scene-kinds.ts'

/** What a drawn scene shows that not every place has. */
export type Feature =
  | 'water'
  | 'reef'
  | 'towers'
  | 'desert'
  | 'palms'
  | 'mountains'
  | 'cliffs'
  | 'rock tombs'
  | 'balloons'
  | 'tall old houses'
  | 'mosque'
  | 'souq'
  | 'fort'
  | 'cistern'
  | 'mud-brick town'
  | 'city seafront'
  | 'mangroves'
  | 'wooden balconies'
  | 'beach'
  | 'harbour'
  | 'pyramids'
  | 'ancient columns'
  | 'pharaonic temple'
  | 'cave houses'
  | 'blue lanes'
  | 'medina'
  | 'river'
  | 'canyon'
  | 'falcons'

export const shownBy: Record<SceneKind, Feature[]> = {
  dune: ['desert'],
  dhow: ['water'],
  'old-town': ['tall old houses'],
  mosque: ['mosque'],
  balloons: ['balloons', 'cliffs'],
  oasis: ['palms'],
  skyline: ['towers', 'water'],
  souq: ['souq'],
  fort: ['fort'],
  'rock-cut': ['rock tombs'],
  'mountain-terraces': ['mountains'],
  'coral-reef': ['reef'],
  'desert-camp': ['desert'],
  coffee: [],
  waterfront: ['water'],
  garden: [],
  museum: [],
  waterfall: ['mountains'],
  cliff: ['cliffs'],
  cistern: ['cistern'],
  'najdi-town': ['mud-brick town'],
  corniche: ['city seafront'],
  mangrove: ['mangroves'],
  balconies: ['wooden balconies'],
  beach: ['beach'],
  courtyard: [],
  harbour: ['harbour'],
  pyramids: ['pyramids'],
  ruins: ['ancient columns'],
  temple: ['pharaonic temple'],
  'cave-town': ['cave houses'],
  'blue-lane': ['blue lanes'],
  'medina-lane': ['medina'],
  table: [],
  loom: [],
  river: ['river'],
  canyon: ['canyon'],
  falconry: ['falcons'],
}
