import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, ellipse, fill, group, mirrored, stroke } from './drawing.ts'

const [INK, SHEET, FOLD, PLUM, LIME] = ['#221b33', '#fffdf8', '#d9d3e8', '#7a4fd0', '#c6f04f']
const BODY =
  'M200 14C284 14 318 82 322 160C326 232 344 268 366 300C348 308 332 302 320 292C318 318 300 326 284 308C276 330 252 332 242 310C230 334 172 334 160 310C150 332 124 330 116 308C100 326 82 318 80 292C68 302 52 308 34 300C56 268 74 232 78 160C82 82 116 14 200 14Z'

/** A ghost that has found its crowd. */
export const ghost: DemoArtwork = {
  name: 'ghost',
  alt: 'A friendly sheet ghost with round spectacles over the lettering Stay Weird',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'matte',
  draw: (type) => {
    const stay = type.arc('lilita-one', 'STAY WEIRD', {
      size: 66,
      tracking: 6,
      x: 200,
      y: -330,
      radius: 706,
      side: 'under',
    })
    return (
      fill(BODY, SHEET, `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`) +
      clipped(
        'gh-body',
        BODY,
        fill('M262 20C330 70 300 220 340 330H400V0H262Z', FOLD),
        stroke(
          'M124 300C132 270 130 250 128 232M200 316C202 292 200 276 198 262M278 300C270 272 270 252 272 236',
          FOLD,
          8,
        ),
      ) +
      fill(BODY, 'none', `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`) +
      mirrored(
        200,
        ellipse(153, 126, 12, 17, INK),
        circle(157, 120, 4.5, '#fff'),
        ellipse(118, 184, 16, 9, '#f7a8b8'),
        circle(151, 126, 40, 'none', `stroke="${PLUM}" stroke-width="8"`),
      ) +
      stroke('M191 122Q200 115 209 122', PLUM, 8) +
      fill(
        'M178 174C184 200 216 200 222 174C210 180 190 180 178 174Z',
        INK,
        `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
      ) +
      fill('M190 186C196 194 206 194 211 186C204 183 197 183 190 186Z', '#f2545b') +
      group(
        'translate(0 0)',
        `<defs><path id="gh-word" d="${stay}"/></defs>`,
        `<use href="#gh-word" fill="${INK}" stroke="${INK}" stroke-width="22" stroke-linejoin="round"/>`,
        `<use href="#gh-word" x="0" y="6" fill="${PLUM}" stroke="${PLUM}" stroke-width="3"/>`,
        `<use href="#gh-word" fill="${LIME}"/>`,
      )
    )
  },
}
