import type { SceneKind } from '#server/media/scenes/scene-kinds.ts'

/** What a drawn scene shows that not every place has. */
export type Feature =
  | 'ancient columns'
  | 'balloons'
  | 'beach'
  | 'blue lanes'
  | 'camels'
  | 'canyon'
  | 'cave houses'
  | 'cistern'
  | 'city seafront'
  | 'cliffs'
  | 'coffee pots'
  | 'date farms'
  | 'desert'
  | 'falcons'
  | 'fort'
  | 'gorge'
  | 'harbour'
  | 'mangroves'
  | 'medina'
  | 'mosque'
  | 'mountains'
  | 'mud-brick town'
  | 'oasis lake'
  | 'orchards'
  | 'palms'
  | 'pharaonic temple'
  | 'pool garden'
  | 'pyramids'
  | 'reef'
  | 'river'
  | 'rock mountains'
  | 'rock tombs'
  | 'salt lake'
  | 'seaside town'
  | 'souq'
  | 'strait'
  | 'tall old houses'
  | 'terraced fields'
  | 'towers'
  | 'waterfalls'
  | 'wind towers'
  | 'wooden balconies'
  | 'wooden dhows'

/**
 * Everything that a scene may draw with any seed. Low hills in the haze and a basin in a court do not count: every place
 * can have them.
 */
export const shownBy: Record<SceneKind, Feature[]> = {
  dune: ['desert', 'camels'],
  dhow: ['wooden dhows'],
  'old-town': ['tall old houses', 'palms', 'camels', 'mountains'],
  mosque: ['mosque'],
  balloons: ['balloons', 'cliffs'],
  oasis: ['oasis lake', 'palms', 'cliffs', 'camels'],
  skyline: ['towers', 'city seafront', 'palms'],
  souq: ['souq'],
  fort: ['fort', 'palms', 'camels'],
  'rock-cut': ['rock tombs', 'camels'],
  'mountain-terraces': ['mountains', 'terraced fields'],
  'coral-reef': ['reef'],
  'desert-camp': ['desert', 'camels'],
  coffee: ['coffee pots'],
  waterfront: ['seaside town', 'palms', 'mountains'],
  garden: ['pool garden', 'palms'],
  museum: [],
  waterfall: ['waterfalls', 'mountains'],
  cliff: ['cliffs'],
  cistern: ['cistern'],
  'najdi-town': ['mud-brick town', 'palms'],
  corniche: ['city seafront', 'towers', 'palms'],
  mangrove: ['mangroves'],
  balconies: ['wooden balconies', 'palms'],
  beach: ['beach', 'palms'],
  courtyard: [],
  harbour: ['harbour', 'wooden dhows'],
  pyramids: ['pyramids', 'desert', 'camels', 'palms'],
  ruins: ['ancient columns'],
  temple: ['pharaonic temple', 'palms'],
  'cave-town': ['cave houses'],
  'blue-lane': ['blue lanes'],
  'medina-lane': ['medina'],
  table: [],
  loom: [],
  river: ['river', 'palms'],
  canyon: ['canyon'],
  falconry: ['falcons', 'desert'],
  'palm-grove': ['date farms', 'palms'],
  orchard: ['orchards'],
  bosphorus: ['strait'],
  creek: ['seaside town', 'wind towers', 'palms'],
  gorge: ['gorge'],
  'rock-camp': ['desert', 'camels', 'rock mountains'],
  'salt-shore': ['salt lake', 'mountains'],
}
