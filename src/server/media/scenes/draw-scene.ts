import { drawBalloons } from './balloons.ts'
import { drawCoralReef } from './coral-reef.ts'
import { drawDesertCamp } from './desert-camp.ts'
import { drawMountainTerraces } from './mountain-terraces.ts'
import { drawWaterfall } from './waterfall.ts'
import { drawCoffee } from './coffee.ts'
import { drawWaterfront } from './waterfront.ts'
import { drawGarden } from './garden.ts'
import { drawMuseum } from './museum.ts'
import { drawDhow } from './dhow.ts'
import { drawDune } from './dune.ts'
import { drawOasis } from './oasis.ts'
import { drawSkyline } from './skyline.ts'
import { drawSouq } from './souq.ts'
import { drawFort } from './fort.ts'
import { drawRockCut } from './rock-cut.ts'
import { finish } from './finish.ts'
import { drawMosque } from './mosque.ts'
import { drawOldTown } from './old-town.ts'
import { H, W } from './palette.ts'
import type { SceneKind, SceneTime } from './scene-kinds.ts'
import { openScene, type Scene } from './scene.ts'

const kinds: Record<SceneKind, (s: Scene) => void> = {
  dune: drawDune,
  dhow: drawDhow,
  'old-town': drawOldTown,
  mosque: drawMosque,
  balloons: drawBalloons,
  'rock-cut': drawRockCut,
  fort: drawFort,
  souq: drawSouq,
  skyline: drawSkyline,
  oasis: drawOasis,
  museum: drawMuseum,
  garden: drawGarden,
  waterfront: drawWaterfront,
  coffee: drawCoffee,
  waterfall: drawWaterfall,
  'mountain-terraces': drawMountainTerraces,
  'desert-camp': drawDesertCamp,
  'coral-reef': drawCoralReef,
}

/** A subject at a time of day as an SVG, byte-identical for the same seed. Other ratios are cropped from the middle. */
export function drawScene(wish: {
  kind: SceneKind
  time: SceneTime
  seed: string
  width: number
  height: number
}): string {
  const s = openScene(wish.kind, wish.time, wish.seed)
  kinds[wish.kind](s)
  finish(s)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wish.width}" height="${wish.height}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"><defs>${s.defs.join('')}</defs>${s.out.join('')}</svg>`
}
