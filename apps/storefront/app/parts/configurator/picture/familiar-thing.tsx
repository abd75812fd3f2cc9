import { familiarThingFor } from './familiar-things.ts'
import { fontOf } from './font-of.ts'
import * as messages from '../../../messages/setup.ts'
import css from './sticker-picture.module.css'

interface Props {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly isMetric: boolean
}

/** A familiar object at the same scale, in the corner; labeled on it where there is room, otherwise beside it. */
export function FamiliarThing({ x, y, side, isMetric }: Props) {
  const thing = familiarThingFor(side, isMetric)
  if (!thing) return null
  const { name, width, height, isCoin } = thing
  const gap = side * 0.02
  const box = { x: x + side - width - gap, y: y + side - height - gap, width, height }
  const middle = { x: box.x + width / 2, y: box.y + height / 2 }
  const radius = width / 2
  const isInside = isCoin && radius * 0.34 > side * 0.03
  const font = isInside ? radius * 0.34 : side * 0.025
  return (
    <g className={css.thing} aria-hidden="true">
      {isCoin ? (
        <>
          <circle cx={middle.x} cy={middle.y} r={radius} className={css.rim} />
          <circle
            cx={middle.x}
            cy={middle.y}
            r={radius * 0.88}
            className={css.face}
            strokeWidth={radius * 0.03}
          />
        </>
      ) : (
        <rect {...box} rx={side * 0.002} className={css.card} strokeWidth={side * 0.0015} />
      )}
      {isInside ? (
        <>
          <text x={middle.x} y={middle.y - font * 0.1} fontSize={font}>
            {name}
          </text>
          <text x={middle.x} y={middle.y + font * 1.05} fontSize={font}>
            {messages.toScale}
          </text>
        </>
      ) : (
        <text x={box.x - gap / 2} y={middle.y + font * 0.35} style={fontOf(font)} className={css.beside}>
          {messages.thingToScale(name)}
        </text>
      )}
    </g>
  )
}
