import { dune, mist, mountains } from './land.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix } from './palette.ts'
import type { Scene } from './scene.ts'
import { falcon, sky } from './sky.ts'

/** A falcon on its block in front of the dunes, its falconer with the lure behind it. */
export function drawFalconry(s: Scene): void {
  const way = s.pick([-1, 1] as const)
  sky(s, { horizon: s.u(470, 510), sunX: 600 - way * s.u(170, 300) })
  const sand = s.pick(['#d9a066', '#cf9158', '#e0b27c'])
  mountains(s, s.horizon, s.u(30, 60), '#a98a70', 0.62, { rough: 0.45 })
  mist(s, s.horizon - 50, 120, 0.45)
  dune(s, { px: s.u(300, 900), py: s.horizon + 8, left: s.horizon + 70, right: s.horizon + 60, base: sand, d: 0.36 })
  dune(s, { px: 600 - way * s.u(60, 260), py: s.horizon + 70, left: s.horizon + 140, right: s.horizon + 130, base: sand, d: 0.14, ripple: 12 }) // prettier-ignore
  s.add(s.p('M-20 690Q600 650 1220 694V820H-20Z', s.fade(sand, 0.06, 0)))
  falcon(s, 600 - way * s.u(170, 330), s.u(170, 260), s.u(0.8, 1.1), -way)
  const man = 600 - way * s.u(190, 300)
  s.add(person(s, man, 706, 2.5, '#f3ead8', 0.03, s.pick(['#a8452f', '#f3ead8'])), s.line(`M${f(man + way * 12)} 640L${f(man + way * 62)} 612`, s.c('#f3ead8', 0.03, 0.2), 13), s.line(`M${f(man + way * 62)} 612q${f(way * 20)} 6 ${f(way * 22)} 70`, s.c('#5a3c26', 0.03), 2.4), s.p(`M${f(man + way * 74)} 678h20l-4 26h-12Z`, s.c('#8a4a2a', 0.03))) // prettier-ignore
  for (let n = 0; n < s.i(1, 2); n++) s.add(person(s, man - way * s.u(80, 180), s.u(690, 716), s.u(1.9, 2.2), s.pick(['#f3ead8', '#c9b48a', '#2c2b33']), 0.05, s.pick(['#a8452f', '#f3ead8']))) // prettier-ignore
  if (s.night)
    s.add(`<circle cx="${f(man - way * 30)}" cy="700" r="8" fill="${LAMP}"/>`, s.lamp(man - way * 30, 690, 260, 0.7))
  bird(s, 600 + way * s.u(180, 230), way)
  let stones = ''
  for (let n = 0; n < 40; n++) stones += `M${f(s.u(0, 1200))} ${f(s.u(710, H))}h${f(s.u(2, 8))}`
  s.add(s.line(stones, s.c(sand, 0, 0.7), 4, 0.5))
}

/** The falcon on its block, a hand's breadth from us, looking along `-way`. */
function bird(s: Scene, x: number, way: -1 | 1): void {
  const back = s.c('#6a5140', 0, 0.3)
  const dark = s.c('#3f2f26', 0, 0.4)
  const breast = s.c('#efe2c8', 0, 0.04)
  s.add(
    s.p(
      `M${f(x - 40)} 800L${f(x - s.L * 320)} 812H${f(x - s.L * 200)}L${f(x + 40)} 800Z`,
      s.c('#6a4a34', 0, 0.9),
      'opacity=".35"',
    ),
    s.p(`M${f(x - 9)} 830L${f(x - 7)} 660H${f(x + 7)}L${f(x + 9)} 830Z`, s.round('#8a6a3c')),
    s.p(
      `M${f(x - 62)} 612C${f(x - 60)} 660 ${f(x - 24)} 676 ${f(x)} 690C${f(x + 24)} 676 ${f(x + 60)} 660 ${f(x + 62)} 612Z`,
      s.round(s.pick(['#0b5d5e', '#a8452f', '#7a2f45'])),
    ),
    s.line(`M${f(x - 56)} 632q56 22 112 0M${f(x - 46)} 650q46 20 92 0`, s.c('#e9c46a'), 3, 0.9),
    `<ellipse cx="${f(x)}" cy="612" rx="62" ry="14" fill="${s.c('#5f8a52', 0, 0.1)}"/>`,
    `<g transform="translate(${f(x)} 612) scale(${f(-way * 1.06)} 1.06)">`,
    s.p('M-44-30C-72 10-84 60-92 118L-66 112L-62 122L-44 60L-12-10Z', dark),
    s.line('M-52 6L-78 110M-44 0L-60 92', s.c('#a98a68', 0, 0.2), 3, 0.5),
    s.p('M40-196C64-170 66-116 52-70C42-30 22-4-6 0C-34-2-46-30-42-70C-38-126-20-176 0-198Z', breast),
    s.p('M-4-206C-40-180-62-120-66-60C-68-20-60 20-50 52C-34 30-18-6-10-40C0-90 4-150 14-200Z', back),
    s.line(
      'M-30-150C-46-110-52-60-48 10M-14-160C-30-116-36-70-38-20M-2-150C-16-110-20-70-28-40',
      s.c('#c2a27c', 0, 0.2),
      3,
      0.45,
    ),
    s.line('M12-150v16M28-156v16M42-140v14M16-118v16M34-122v16M48-108v14M10-88v16M28-90v16M42-82v14M14-58v14M30-60v14', s.c('#6a4a34', 0, 0.3), 5, 0.65), // prettier-ignore
    s.p(
      'M-10-190C-16-236 4-268 36-268C62-268 78-248 76-226L88-214C90-204 84-196 78-196C72-202 66-204 62-204C60-186 50-180 36-178C20-176 0-178-10-190Z',
      back,
    ),
    s.p('M30-206C36-200 50-196 60-204L52-176C40-172 24-176 18-186Z', breast),
    s.p('M56-232L52-190L44-196L46-230Z', dark),
    s.p('M72-226C86-226 94-214 88-198C84-206 78-208 70-208Z', s.c('#d9a441', 0, 0.05)),
    `<circle cx="54" cy="-236" r="8" fill="${s.c('#e9c46a')}"/><circle cx="55" cy="-236" r="5.4" fill="#1a1210"/><circle cx="57" cy="-238" r="1.6" fill="#fff"/>`,
    s.line('M-2 0V12M14-2V12M26-4V10', s.c('#d9a441', 0, 0.1), 9),
    s.line('M4 8q-20 26-8 60', s.c('#7a3a24', 0, 0.1), 4),
    '</g>',
    s.line(`M${f(x + s.L * 50)} 430C${f(x + s.L * 66)} 480 ${f(x + s.L * 56)} 540 ${f(x + s.L * 40)} 580`, mix(s.P.sun, '#ffffff', 0.2), 3, s.night ? 0.12 : 0.3), // prettier-ignore
  )
}
