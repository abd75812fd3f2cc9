import { panel, softShadow } from './ground.ts'

/** Things stickers are put on, drawn to fill 960 × 960; each leaves its middle free. */

const gradient = (
  id: string,
  x2: number,
  y2: number,
  stops: readonly (readonly [number, string, number?])[],
): string =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

/** A closed laptop from above, its hinge at the back. */
export function laptop(): string {
  const lid = panel(70, 190, 820, 560, 44)
  return (
    `<defs>${gradient('lt-lid', 1, 1, [
      [0, '#eef0f1'],
      [0.5, '#d9dcdf'],
      [1, '#bfc4c9'],
    ])}${gradient('lt-edge', 0, 1, [
      [0, '#aab0b6'],
      [1, '#7c838a'],
    ])}</defs>` +
    softShadow(panel(86, 214, 788, 560, 44), 10, 34, 30, 0.38) +
    `<path d="${panel(70, 196, 820, 566, 44)}" fill="url(#lt-edge)"/>` +
    `<path d="${lid}" fill="url(#lt-lid)"/>` +
    `<path d="${panel(71.5, 191.5, 817, 557, 43)}" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="2.5"/>` +
    `<path d="M300 190H660V196H300Z" fill="#8d949b"/>`
  )
}

/** A steel bottle, upright; the light falls from the left. */
export function bottle(colour: string): { body: string; light: string } {
  const flask =
    'M336 330C336 262 392 258 398 214V186H562V214C568 258 624 262 624 330V842C624 878 604 892 568 892H392C356 892 336 878 336 842Z'
  const cap = panel(388, 70, 184, 122, 22)
  return {
    body:
      softShadow('M330 860C330 830 640 830 700 872C660 910 350 910 330 860Z', 16, 10, 22, 0.45) +
      `<path d="${flask}" fill="${colour}"/>` +
      `<path d="${cap}" fill="#2c3136"/><path d="${panel(388, 70, 184, 122, 22)}" fill="url(#bt-light)"/>` +
      `<path d="M398 186H562V200H398Z" fill="#aab2b8"/>`,
    light:
      `<defs>${gradient('bt-light', 1, 0, [
        [0, '#000', 0.34],
        [0.13, '#000', 0.05],
        [0.24, '#fff', 0.34],
        [0.34, '#fff', 0.04],
        [0.66, '#000', 0],
        [0.9, '#000', 0.24],
        [1, '#000', 0.42],
      ])}</defs>` + `<path d="${flask}" fill="url(#bt-light)"/>`,
  }
}

/** The outline of the bottle, to clip what is stuck round it. */
export const BOTTLE_SIDE = 'M336 260H624V892H336Z'

/** A shipping box from above, taped shut. */
export function box(): string {
  const lid = panel(120, 150, 720, 660, 8)
  return (
    `<defs>${gradient('bx-lid', 1, 1, [
      [0, '#d6b083'],
      [0.6, '#c79d6c'],
      [1, '#b68956'],
    ])}<filter id="bx-paper" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.9 0.02" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .22 0 0 0 0 .1 0 0 0 .7 -.24"/><feComposite in2="SourceGraphic" operator="in"/></filter></defs>` +
    softShadow(lid, 18, 34, 30, 0.42) +
    `<path d="${lid}" fill="url(#bx-lid)"/><path d="${lid}" filter="url(#bx-paper)" opacity="0.5"/>` +
    `<path d="M120 470H840M120 476H840" stroke="#8f6537" stroke-width="2.4" stroke-opacity="0.7" fill="none"/>` +
    `<path d="M120 424H840V522H120Z" fill="#f3e6cf" fill-opacity="0.55"/><path d="M120 424H840M120 522H840" stroke="#fff" stroke-opacity="0.55" stroke-width="2"/>`
  )
}

/** A jar with a cork lid; what is inside shows through the glass. */
export function jar(content: string): { body: string; light: string } {
  const glass =
    'M250 300C250 268 300 262 300 232H660C660 262 710 268 710 300V818C710 862 684 884 640 884H320C276 884 250 862 250 818Z'
  return {
    body:
      softShadow('M240 860C300 824 660 824 740 868C680 906 280 906 240 860Z', 14, 14, 22, 0.42) +
      `<path d="${glass}" fill="#eef4f2" fill-opacity="0.9"/>` +
      `<path d="M264 356H696V816C696 852 674 870 636 870H324C286 870 264 852 264 816Z" fill="${content}"/>` +
      `<path d="M264 356H696V378C560 392 400 392 264 378Z" fill="#000" fill-opacity="0.14"/>` +
      `<path d="${panel(286, 108, 388, 130, 20)}" fill="#c89f6d"/><path d="${panel(286, 108, 388, 130, 20)}" fill="url(#jr-light)"/>` +
      `<path d="M296 150H664M300 190H660" stroke="#a67c4c" stroke-width="3" stroke-dasharray="26 14 8 18"/>`,
    light:
      `<defs>${gradient('jr-light', 1, 0, [
        [0, '#000', 0.26],
        [0.1, '#fff', 0.1],
        [0.18, '#fff', 0.4],
        [0.26, '#fff', 0.05],
        [0.7, '#000', 0],
        [0.93, '#000', 0.14],
        [1, '#000', 0.3],
      ])}</defs>` +
      `<path d="${glass}" fill="url(#jr-light)"/><path d="M268 330V800" stroke="#fff" stroke-opacity="0.6" stroke-width="7" stroke-linecap="round"/>`,
  }
}

/** A notebook with an elastic band. */
export function notebook(colour: string): string {
  const cover = panel(190, 90, 580, 780, 26)
  return (
    softShadow(cover, 18, 30, 28, 0.4) +
    `<path d="${panel(198, 98, 580, 780, 22)}" fill="#f3eee2"/><path d="${cover}" fill="${colour}"/>` +
    `<path d="M190 116Q190 90 216 90H250V870H216Q190 870 190 844Z" fill="#000" fill-opacity="0.16"/>` +
    `<path d="M690 90H708V870H690Z" fill="#1b1917"/><path d="M690 90H694V870H690Z" fill="#fff" fill-opacity="0.18"/>` +
    `<path d="${panel(192, 92, 576, 776, 25)}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="3"/>`
  )
}

/** A shop window, the street reflected in it. */
export function windowPane(): string {
  return (
    `<defs>${gradient('wp-glass', 1, 1, [
      [0, '#cfe4ea'],
      [0.5, '#9dbfc9'],
      [1, '#5f8592'],
    ])}</defs>` +
    `<path d="M0 0H960V960H0Z" fill="#2b2f33"/><path d="M60 60H900V900H60Z" fill="url(#wp-glass)"/>` +
    `<path d="M60 640L300 560L420 620L640 520L900 600V900H60Z" fill="#35525c" fill-opacity="0.45"/>` +
    `<path d="M120 60H330L60 480V150Z M470 60H540L60 800V690Z" fill="#fff" fill-opacity="0.2"/>` +
    `<path d="M60 60H900V900H60Z" fill="none" stroke="#14171a" stroke-width="10"/><path d="M68 68H892" stroke="#fff" stroke-opacity="0.3" stroke-width="4"/>`
  )
}

/** A sheet of backing paper. */
export function backing(x: number, y: number, width: number, height: number, turn = 0): string {
  const sheet = panel(x, y, width, height, 14)
  return (
    `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">` +
    softShadow(sheet, 8, 20, 20, 0.26) +
    `<path d="${sheet}" fill="#fbf8f1"/><path d="${panel(x + 1, y + 1, width - 2, height - 2, 13)}" fill="none" stroke="#e2dcd3" stroke-width="2"/></g>`
  )
}

/** A roll on its core, a strip of liner running off to the bottom. The labels go on top. */
export function roll(liner: string): { behind: string; light: string } {
  const side = 'M236 250C236 196 724 196 724 250V560H236Z'
  const strip = 'M236 540H724V960H236Z'
  return {
    behind:
      softShadow('M210 500H760V900H210Z', 26, 30, 34, 0.28) +
      `<path d="${strip}" fill="${liner}"/><path d="${side}" fill="${liner}"/>`,
    light:
      `<defs>${gradient('rl-round', 0, 1, [
        [0, '#000', 0.3],
        [0.16, '#000', 0.05],
        [0.34, '#fff', 0.4],
        [0.52, '#fff', 0],
        [0.85, '#000', 0.16],
        [1, '#000', 0.34],
      ])}${gradient('rl-strip', 0, 1, [
        [0, '#000', 0.32],
        [0.14, '#000', 0.04],
        [1, '#000', 0],
      ])}</defs>` +
      `<path d="${side}" fill="url(#rl-round)"/><path d="${strip}" fill="url(#rl-strip)"/>` +
      `<ellipse cx="480" cy="246" rx="244" ry="66" fill="#efe9dc"/>` +
      [0.92, 0.84, 0.76, 0.68, 0.6]
        .map(
          (s) =>
            `<ellipse cx="480" cy="246" rx="${244 * s}" ry="${66 * s}" fill="none" stroke="#d8cfbd" stroke-width="2.4"/>`,
        )
        .join('') +
      `<ellipse cx="480" cy="246" rx="116" ry="31" fill="#b98f5c"/><ellipse cx="480" cy="249" rx="98" ry="25" fill="#4a3824"/>`,
  }
}
