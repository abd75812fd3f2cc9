import { panel, softShadow } from './backgrounds.ts'

/** Objects with stickers, drawn to fill 960 × 960; each leaves its middle free. */

const gradient = (
  id: string,
  x2: number,
  y2: number,
  stops: readonly (readonly [number, string, number?])[],
): string =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

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
export function bottle(color: string): { body: string; light: string } {
  const flask =
    'M336 330C336 262 392 258 398 214V186H562V214C568 258 624 262 624 330V842C624 878 604 892 568 892H392C356 892 336 878 336 842Z'
  const cap = panel(388, 70, 184, 122, 22)
  return {
    body:
      softShadow('M330 860C330 830 640 830 700 872C660 910 350 910 330 860Z', 16, 10, 22, 0.45) +
      `<path d="${flask}" fill="${color}"/>` +
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

/** The outline of the bottle, to clip its label. */
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

/** A jar with a cork lid; its content shows through the glass. */
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
export function notebook(color: string): string {
  const cover = panel(190, 90, 580, 780, 26)
  return (
    softShadow(cover, 18, 30, 28, 0.4) +
    `<path d="${panel(198, 98, 580, 780, 22)}" fill="#f3eee2"/><path d="${cover}" fill="${color}"/>` +
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

/** Pixels of a label around the roll, and the point where the strip leaves it. */
export const ROLL = { x: 300, radius: 222, top: 344, height: 330 } as const

/** A roll standing on its end, with its strip of liner running off to the right. The labels go in between. */
export function roll(liner: string): { behind: string; light: string } {
  const { x, radius, top, height } = ROLL
  const left = x - radius
  const right = x + radius
  const bottom = top + height
  const body = `M${left} ${top}V${bottom}C${left} ${bottom + 62} ${x - 60} ${bottom + 74} ${x} ${bottom + 74}C${x + 120} ${bottom + 74} ${right} ${bottom + 40} ${right} ${bottom}V${top}Z`
  const strip = `M${x} ${top + 74}H960V${bottom + 74}H${x}Z`
  return {
    behind:
      `<defs>${gradient('rl-round', 1, 0, [
        [0, '#000', 0.42],
        [0.12, '#000', 0.12],
        [0.3, '#fff', 0.34],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ])}${gradient('rl-strip', 1, 0, [
        [0, '#000', 0.02],
        [0.1, '#fff', 0.3],
        [0.3, '#000', 0],
        [1, '#000', 0.1],
      ])}</defs>` +
      softShadow(
        `M${left + 20} ${bottom + 40}C${x} ${bottom + 110} ${right} ${bottom + 100} 960 ${bottom + 92}V${bottom + 70}H${left + 20}Z`,
        6,
        12,
        20,
        0.5,
      ) +
      `<path d="${body}" fill="${liner}"/>` +
      `<ellipse cx="${x}" cy="${top}" rx="${radius}" ry="74" fill="#fbf7ee"/>` +
      Array.from({ length: 16 }, (_, i) => {
        const s = 1 - i * 0.028
        return `<ellipse cx="${x}" cy="${top}" rx="${radius * s}" ry="${74 * s}" fill="none" stroke="${i % 3 === 0 ? '#c9bda5' : '#e3dac8'}" stroke-width="2"/>`
      }).join('') +
      `<ellipse cx="${x}" cy="${top}" rx="${radius * 0.52}" ry="${74 * 0.52}" fill="#b98f5c"/><ellipse cx="${x}" cy="${top + 4}" rx="${radius * 0.45}" ry="${74 * 0.44}" fill="#3f2f1e"/>` +
      `<path d="${strip}" fill="${liner}"/>` +
      `<path d="M${x} ${top + 74}C${left + 90} ${top + 74} ${left} ${top + 40} ${left} ${top}V${bottom}C${left} ${bottom + 40} ${left + 90} ${bottom + 74} ${x} ${bottom + 74}Z" fill="${liner}"/>`,
    light:
      `<path d="M${x} ${top + 74}C${left + 90} ${top + 74} ${left} ${top + 40} ${left} ${top}V${bottom}C${left} ${bottom + 40} ${left + 90} ${bottom + 74} ${x} ${bottom + 74}Z" fill="url(#rl-round)"/>` +
      `<path d="${strip}" fill="url(#rl-strip)"/>`,
  }
}

/** A hard hat from the front. */
export function hardHat(color: string): string {
  const shell = 'M150 610C150 360 290 190 480 190S810 360 810 610Z'
  return (
    `<defs>${gradient('hh-light', 1, 0, [
      [0, '#000', 0.32],
      [0.2, '#fff', 0.28],
      [0.36, '#fff', 0.05],
      [0.7, '#000', 0],
      [1, '#000', 0.34],
    ])}</defs>` +
    softShadow('M110 640H850V720H110Z', 10, 22, 26, 0.5) +
    `<path d="${shell}" fill="${color}"/><path d="${shell}" fill="url(#hh-light)"/>` +
    `<path d="M430 196C430 160 530 160 530 196L524 300H436Z" fill="${color}"/><path d="M430 196C430 160 530 160 530 196L524 300H436Z" fill="#fff" fill-opacity="0.22"/>` +
    `<path d="M250 330C270 280 300 250 330 232M710 330C690 280 660 250 630 232" stroke="#000" stroke-opacity="0.16" stroke-width="12" fill="none" stroke-linecap="round"/>` +
    `<path d="M86 640C110 592 850 592 874 640C880 690 800 704 480 704S80 690 86 640Z" fill="${color}"/><path d="M86 640C110 592 850 592 874 640C880 690 800 704 480 704S80 690 86 640Z" fill="url(#hh-light)"/>` +
    `<path d="M104 640C150 612 810 612 856 640" stroke="#fff" stroke-opacity="0.5" stroke-width="5" fill="none"/>`
  )
}

/** The back of a car: plate, bumper and lamps. */
export function bumper(color: string): string {
  const bar = panel(-60, 500, 1080, 250, 60)
  return (
    `<defs>${gradient('bm-light', 0, 1, [
      [0, '#fff', 0.5],
      [0.16, '#fff', 0.08],
      [0.6, '#000', 0.04],
      [1, '#000', 0.42],
    ])}</defs>` +
    `<path d="M0 0H960V520H0Z" fill="${color}"/><path d="M0 0H960V520H0Z" fill="url(#bm-light)"/>` +
    `<path d="M40 0L80 250C84 280 110 300 140 300H820C850 300 876 280 880 250L920 0" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="5"/>` +
    `<path d="${panel(330, 330, 300, 118, 12)}" fill="#f7f4ea"/><path d="${panel(330, 330, 300, 118, 12)}" fill="none" stroke="#1b1917" stroke-width="5"/>` +
    `<path d="M372 412V366H386L400 392L414 366H428V412M452 366H490V412H452ZM512 366L530 412L548 366M568 366H596M568 390H590M568 412H596M568 366V412" fill="none" stroke="#1d3f8f" stroke-width="9"/>` +
    `<path d="${panel(-40, 320, 190, 130, 26)}" fill="#c8202c"/><path d="${panel(810, 320, 190, 130, 26)}" fill="#c8202c"/><path d="M-40 360H150M810 360H1000" stroke="#fff" stroke-opacity="0.4" stroke-width="16"/>` +
    `<path d="${bar}" fill="${color}"/><path d="${bar}" fill="url(#bm-light)"/>` +
    `<path d="M0 750H960V960H0Z" fill="#26292c"/><path d="M0 750H960V772H0Z" fill="#000" fill-opacity="0.5"/>`
  )
}

/** A wall over a skirting board, a lamp's light on it. */
export function wall(color: string): string {
  return (
    `<defs><radialGradient id="wl-lamp" cx="0.3" cy="0.1" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></radialGradient></defs>` +
    `<path d="M0 0H960V960H0Z" fill="${color}"/><path d="M0 0H960V960H0Z" fill="url(#wl-lamp)"/>` +
    `<path d="M0 770H960V850H0Z" fill="#f7f3ea"/><path d="M0 770H960M0 786H960" stroke="#000" stroke-opacity="0.14" stroke-width="3"/>` +
    `<path d="M0 850H960V960H0Z" fill="#b98a5a"/><path d="M0 900H960M180 850V900M520 850V900M840 850V900M340 900V960M700 900V960" stroke="#8a6137" stroke-opacity="0.6" stroke-width="3"/>`
  )
}

/** A tiled floor. */
export function floor(): string {
  const lines = Array.from({ length: 7 }, (_, i) => `M${i * 160} 0V960M0 ${i * 160}H960`).join('')
  return `<path d="M0 0H960V960H0Z" fill="#d8d4cb"/><path d="M0 0H160V160H0ZM320 160H480V320H320ZM640 0H800V160H640ZM160 480H320V640H160ZM800 640H960V800H800ZM480 800H640V960H480Z" fill="#cec9be"/><path d="${lines}" stroke="#a9a499" stroke-width="5" fill="none"/><path d="${lines}" stroke="#fff" stroke-opacity="0.4" stroke-width="2" transform="translate(4 4)" fill="none"/>`
}

/** A post and rail for signs, out of doors. */
export function yard(): string {
  return (
    `<defs>${gradient('yd-sky', 0, 1, [
      [0, '#bcdcee'],
      [0.7, '#eef5f2'],
      [1, '#eef5f2'],
    ])}</defs>` +
    `<path d="M0 0H960V700H0Z" fill="url(#yd-sky)"/><path d="M0 620C200 560 380 600 560 590S860 560 960 600V960H0Z" fill="#7fae6a"/><path d="M0 740C260 690 620 760 960 700V960H0Z" fill="#669656"/>` +
    `<path d="M300 560V900M660 560V900" stroke="#5f6468" stroke-width="14"/><path d="M296 560V900M656 560V900" stroke="#fff" stroke-opacity="0.35" stroke-width="4"/>`
  )
}

/** The bow of a white boat from the side, on the water. */
export function hull(): string {
  const side = 'M1010 250L150 208C190 420 300 590 470 690H1010Z'
  return (
    `<defs>${gradient('hl-sky', 0, 1, [
      [0, '#a9cfe4'],
      [1, '#e6f1f3'],
    ])}${gradient('hl-sea', 0, 1, [
      [0, '#3f7f96'],
      [1, '#1d4a60'],
    ])}${gradient('hl-side', 0, 1, [
      [0, '#ffffff'],
      [0.55, '#f1f3f3'],
      [1, '#c3cdd2'],
    ])}</defs>` +
    `<path d="M0 0H960V600H0Z" fill="url(#hl-sky)"/><path d="M0 520C180 506 320 528 480 520S820 508 960 520V600H0Z" fill="#7fa58f"/>` +
    `<path d="M0 580H960V960H0Z" fill="url(#hl-sea)"/>` +
    `<path d="${side}" fill="url(#hl-side)"/><path d="M150 208L1010 250V292L162 252Z" fill="#14264f"/>` +
    `<path d="M150 208L1010 250" stroke="#9fb0b8" stroke-width="10" fill="none"/>` +
    `<path d="M352 606C386 640 424 668 470 690H1010V606Z" fill="#b3262e"/>` +
    `<path d="M250 200V120H258V204M520 214V134H528V216M790 228V148H798V230M252 124L526 138L796 152L1000 162" stroke="#c9d2d6" stroke-width="7" fill="none"/>` +
    `<path d="M0 690C120 664 220 704 340 684S560 664 680 690S880 706 960 684V960H0Z" fill="#2b6078"/>` +
    `<path d="M60 760C180 744 280 776 400 758M500 800C620 784 740 816 900 792M120 860C260 842 380 876 520 856M640 890C740 878 840 900 930 886" stroke="#fff" stroke-opacity="0.22" stroke-width="6" fill="none" stroke-linecap="round"/>`
  )
}

/** The front door of a white van. */
export function van(): string {
  const panelLine = 'M90 960V430L170 120Q178 92 210 92H840V960Z'
  return (
    `<defs>${gradient('vn-paint', 0, 1, [
      [0, '#ffffff'],
      [0.5, '#f2f3f2'],
      [1, '#d3d7d9'],
    ])}${gradient('vn-glass', 1, 1, [
      [0, '#6d8791'],
      [0.5, '#3d5059'],
      [1, '#23313a'],
    ])}</defs>` +
    `<path d="M0 0H960V960H0Z" fill="url(#vn-paint)"/><path d="${panelLine}" fill="url(#vn-paint)"/>` +
    `<path d="M176 386L232 160Q238 140 260 140H790V386Z" fill="url(#vn-glass)"/><path d="M330 140H430L360 386H260Z" fill="#fff" fill-opacity="0.12"/>` +
    `<path d="M176 386L232 160Q238 140 260 140H790V386Z" fill="none" stroke="#1a2227" stroke-width="10"/>` +
    `<path d="${panelLine}" fill="none" stroke="#8f989d" stroke-width="6"/><path d="M96 960V432L175 124" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="4"/>` +
    `<path d="M90 452H840" stroke="#b9c1c5" stroke-width="4"/><path d="M840 456H960M0 456H90" stroke="#b9c1c5" stroke-width="4"/>` +
    `<path d="${panel(690, 470, 118, 34, 16)}" fill="#33393d"/><path d="M702 480H796" stroke="#fff" stroke-opacity="0.4" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${panel(60, 300, 96, 122, 26)}" fill="#23292d"/><path d="${panel(66, 306, 60, 108, 20)}" fill="#4a565d"/>` +
    `<path d="M0 870H960V960H0Z" fill="#000" fill-opacity="0.08"/>`
  )
}
