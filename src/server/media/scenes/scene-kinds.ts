export const sceneKinds = [
  'dune',
  'dhow',
  'old-town',
  'mosque',
  'balloons',
  'oasis',
  'skyline',
  'souq',
  'fort',
  'rock-cut',
  'mountain-terraces',
  'coral-reef',
  'desert-camp',
  'coffee',
  'waterfront',
  'garden',
  'museum',
  'waterfall',
] as const
export type SceneKind = (typeof sceneKinds)[number]

export const sceneTimes = ['dawn', 'day', 'sunset', 'night'] as const
export type SceneTime = (typeof sceneTimes)[number]
