import { mountains, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import { sky, birds } from './sky.ts'
import type { Scene } from './scene.ts'

export function drawDhow(s: Scene): void {
  sky(s, { horizon: s.u(430, 480), sunX: s.u(300, 900) })
  const hz = s.horizon
  mountains(s, hz - s.u(0, 14), s.u(30, 60), '#6f6a7c', 0.66, { foot: 70 })
  const cliffY = hz - s.u(0, 30)
  s.add(
    s.rect(
      0,
      hz,
      W,
      H - hz,
      s.grad([
        [0, mix(s.sky[3], s.c('#2d7f8c'), 0.3)],
        [0.22, s.c('#2d7f8c', 0.25)],
        [0.6, s.c('#17606f', 0.05)],
        [1, s.c('#0d3f52')],
      ]),
    ),
  )
  // a headland on one side
  const side = s.pick([-1, 1]),
    hp: Point[] = []
  let hx = side < 0 ? -20 : W + 20
  hp.push([hx, hz + 8])
  const tops: Point[] = []
  for (let i = 0; i <= 8; i++)
    tops.push([hx - side * i * s.u(38, 48), cliffY - 150 * Math.pow(1 - i / 8, 0.8) * s.u(0.75, 1.15)])
  s.add(s.p(poly([...tops, [tops[8]![0] - side * 20, hz + 8], ...hp]), s.fade('#9c6a4f', 0.3, 0.5)))
  for (let i = 0; i < 7; i++)
    s.add(
      s.p(
        poly([
          tops[i]!,
          [tops[i]![0] - side * s.u(6, 20), (tops[i]![1] + hz) / 2],
          [tops[i + 1]![0], hz + 8],
          [tops[i + 1]![0] + s.L * 4, tops[i + 1]![1] + 10],
        ]),
        s.c('#9c6a4f', 0.25, 0.8),
        'opacity=".45"',
      ),
    )
  // sun road and waves
  let road = '',
    w1 = '',
    w2 = ''
  for (let i = 0; i < 46; i++) {
    const t = i / 46,
      y = hz + 4 + t * t * (H - hz),
      w = 14 + t * 130 * s.u(0.3, 1)
    road += `M${f(s.sunX + s.u(-1, 1) * (20 + t * 90) - w / 2)} ${f(y)}h${f(w)}`
  }
  s.add(s.line(road, s.P.sun, 2.6, s.night ? 0.4 : 0.75))
  for (let i = 0; i < 80; i++) {
    const t = s.r(),
      y = hz + 12 + t * t * (H - hz - 10),
      w = 30 + t * 150,
      seg = `M${f(s.u(-60, W))} ${f(y)}q${f(w / 4)} ${f(-2 - t * 8)} ${f(w / 2)} 0t${f(w / 2)} 0`
    if (i % 2) w1 += seg
    else w2 += seg
  }
  s.add(s.line(w1, s.c('#0b3346'), 1.8, 0.3), s.line(w2, mix(s.sky[3], '#ffffff', 0.3), 1.5, 0.3))
  const boat = (x: number, y: number, k: number, d: number, dir: number, sails: number) => {
    const wood = s.c('#7a4526', d, 0.25),
      wd = s.c('#4d2b1b', d, 0.6),
      trim = s.c('#e9dcc0', d),
      sailB = s.pick(['#f4e8d2', '#efdcb8', '#f2e2d0']),
      sl = () =>
        s.grad(
          [
            [0, s.c(sailB, d, -0.2)],
            [0.6, s.c(sailB, d, 0.1)],
            [1, s.c(sailB, d, 0.6)],
          ],
          s.L < 0 ? 0 : 1,
          0,
          s.L < 0 ? 1 : 0,
          0.3,
        )
    const hull = `M-150-34C-110-14-40-8 40-10C90-12 130-20 178-62L184-60C176-30 150 8 120 22H-104C-130 14-146-10-150-34Z`
    let o = `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * dir * 100) / 100} ${Math.round(k * 100) / 100})">`
    // reflection
    o += `<g transform="translate(0 44) scale(1 -.7)" opacity=".28"><path d="${hull}" fill="${wd}"/><path d="M-96-92C-40-150 60-270 132-330C128-220 110-120 84-52C30-70-40-84-96-92Z" fill="${trim}"/></g>`
    o += s.line('M24-10V-292M-70-16V-210', wd, 5) + s.line('M24-286L-140-34M24-286L170-58M-70-204L-146-36', wd, 1, 0.7)
    if (sails > 1)
      o +=
        s.p('M-152-76C-110-120-70-180-34-236C-32-170-44-100-60-48C-90-62-122-72-152-76Z', sl()) +
        s.line('M-156-72L-30-242', wd, 3.5)
    o += s.p('M-96-92C-40-150 60-270 132-330C136-220 118-120 84-46C30-72-40-86-96-92Z', sl())
    o += s.line(
      'M-40-98C10-170 76-264 126-300M16-78C50-140 94-220 124-262M60-58C82-108 104-160 116-206',
      s.c(sailB, d, 0.6),
      1.2,
      0.5,
    )
    o += s.line('M-104-84L140-340', wd, 4.5)
    o +=
      s.p(hull, wood) +
      s.p('M-150-34C-110-14-40-8 40-10C90-12 130-20 178-62L180-52C140-14 90-2 40 0C-40 2-110-4-147-24Z', trim) +
      s.p('M-128 6C-60 12 80 12 142 2C132 14 126 18 120 22H-104C-112 20-122 14-128 6Z', wd)
    o +=
      s.line('M-140-10C-60 4 90 4 160-22', wd, 1.6, 0.8) +
      s.p('M-150-34L-152-58L-92-46L-92-16C-112-20-134-26-150-34Z', wood) +
      s.line('M-152-58L-92-46M-136-54v22M-120-51v22M-106-48v24', trim, 2)
    for (const px of [-20, 6, 60])
      o += person(
        s,
        px,
        -8,
        0.62,
        s.pick(['#f6efe0', '#c9d6d2', '#e8c9a0']),
        d,
        s.pick(['#a8452f', '#f6efe0', '#0b5d5e']),
        false,
      )
    if (s.night) o += s.lamp(-120, -64, 46, 0.9)
    return o + s.line('M-170 24q30-8 60 0t60 0 60 0 60 0 70 0', mix(s.sky[3], '#ffffff', 0.5), 3, 0.7) + '</g>'
  }
  for (let i = 0, n = s.i(1, 3); i < n; i++)
    s.add(boat(s.u(180, 1020), hz + s.u(14, 36), s.u(0.16, 0.3), 0.4, s.pick([1, -1]), 1))
  s.add(boat(s.u(480, 720), s.u(620, 670), s.u(0.98, 1.2), 0, s.pick([1, -1]), s.i(1, 2)))
  birds(s, s.u(300, 900), s.u(160, 260), s.i(4, 7), s.night ? s.c('#c9d6d8') : mix('#ffffff', s.sky[1], 0.1))
  let fw = ''
  for (let i = 0; i < 9; i++) fw += `M${f(s.u(-80, 1100))} ${f(s.u(716, 792))}q60-16 120 0t120 0`
  s.add(s.line(fw, mix(s.c('#2d7f8c'), '#ffffff', 0.25), 3, 0.35))
}
