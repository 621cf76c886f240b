import { drawCaveTown } from './cave-town.ts'
import { drawBlueLane, drawMedinaLane } from './lane.ts'
import { drawTable } from './table.ts'
import { drawLoom } from './loom.ts'
import { drawRiver } from './river.ts'
import { drawPalmGrove } from './palm-grove.ts'
import { drawOrchard } from './orchard.ts'
import { drawBosphorus } from './bosphorus.ts'
import { drawCanyon, drawGorge } from './canyon.ts'
import { drawFalconry } from './falconry.ts'
import { drawNajdiTown } from './najdi-town.ts'
import { drawCorniche } from './corniche.ts'
import { drawMangrove } from './mangrove.ts'
import { drawBalconies } from './balconies.ts'
import { drawBeach, drawSaltShore } from './beach.ts'
import { drawCourtyard } from './courtyard.ts'
import { drawHarbour } from './harbour.ts'
import { drawPyramids } from './pyramids.ts'
import { drawRuins } from './ruins.ts'
import { drawTemple } from './temple.ts'
import { drawBalloons } from './balloons.ts'
import { drawCoralReef } from './coral-reef.ts'
import { drawDesertCamp, drawRockCamp } from './desert-camp.ts'
import { drawMountainTerraces } from './mountain-terraces.ts'
import { drawWaterfall } from './waterfall.ts'
import { drawCistern } from './cistern.ts'
import { drawCliff } from './cliff.ts'
import { drawCoffee } from './coffee.ts'
import { drawCreek, drawWaterfront } from './waterfront.ts'
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
import { f, H, prng, W } from './palette.ts'
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
  cliff: drawCliff,
  cistern: drawCistern,
  'najdi-town': drawNajdiTown,
  corniche: drawCorniche,
  mangrove: drawMangrove,
  balconies: drawBalconies,
  beach: drawBeach,
  courtyard: drawCourtyard,
  harbour: drawHarbour,
  pyramids: drawPyramids,
  ruins: drawRuins,
  temple: drawTemple,
  'cave-town': drawCaveTown,
  'blue-lane': drawBlueLane,
  'medina-lane': drawMedinaLane,
  table: drawTable,
  loom: drawLoom,
  river: drawRiver,
  canyon: drawCanyon,
  falconry: drawFalconry,
  'palm-grove': drawPalmGrove,
  orchard: drawOrchard,
  bosphorus: drawBosphorus,
  creek: drawCreek,
  gorge: drawGorge,
  'rock-camp': drawRockCamp,
  'salt-shore': drawSaltShore,
}

/**
 * A subject at a time of day as an SVG, byte-identical for the same seed. Seeds differ in palette, composition, side and
 * distance. Other ratios are cropped from the middle.
 */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wish.width}" height="${wish.height}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"><defs>${s.defs.join('')}</defs><g transform="${frameOf(s.seed)}">${s.out.join('')}</g></svg>`
}

/** Half of the seeds are mirrored, and each is seen from a little nearer: two drawings of a subject are two pictures. */
function frameOf(seed: number): string {
  const r = prng(seed ^ 0x5bd1e995)
  const isMirrored = r() < 0.5
  const scale = 1 + r() * 0.16
  const x = -(scale - 1) * W * (0.3 + r() * 0.4)
  const y = -(scale - 1) * H * (0.45 + r() * 0.35)
  const move = `translate(${f(x)} ${f(y)}) scale(${Math.round(scale * 1000) / 1000})`
  return isMirrored ? `translate(${W} 0) scale(-1 1) ${move}` : move
}
