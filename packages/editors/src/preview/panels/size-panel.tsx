import { confined } from '@kisscut/artwork/scene'
import { showSize } from '@kisscut/core/units'
import { boxSeen } from '@kisscut/machines/scene'
import { useSelector } from '@xstate/react'
import { LengthField, Tools } from '../../controls/index.ts'
import fieldCss from '../../controls/number-field.module.css'
import { useDesign, useSession } from '../../design-tools/index.ts'
import panelCss from '../../design-tools/panels/panel.module.css'
import * as messages from '../../messages/preview.ts'
import { scaledBy } from '../photo/scaled-by.ts'
import type { OnPhoto } from '../photo/use-photo.ts'

interface Props {
  readonly onPhoto: OnPhoto
  readonly keepsProportions: boolean
  readonly onKeepProportions: (keeps: boolean) => void
}

/** Smallest product, in inches. */
const LEAST = 0.25
/** Step of a button that moves or enlarges a product, in inches. */
const STEP = 0.1

const ICONS = {
  left: 'M15 10H5M9 5.5 4.5 10 9 14.5',
  right: 'M5 10h10M11 5.5l4.5 4.5-4.5 4.5',
  up: 'M10 15V5M5.5 9 10 4.5 14.5 9',
  down: 'M10 5v10M5.5 11l4.5 4.5 4.5-4.5',
  smaller: 'M4.5 10h11',
  larger: 'M4.5 10h11M10 4.5v11',
} as const

/** The ordered size and the place on the photograph, in fields and buttons, for everything that can be dragged. SCENE-5. */
export function SizePanel({ onPhoto, keepsProportions, onKeepProportions }: Props) {
  const { unit, locale } = useSession()
  const design = useDesign()
  const { actor, photo, room, box, share, sizing, isProportional, put, resize } = onPhoto
  const seen = useSelector(actor, ({ context }) => boxSeen(context))
  const isResizing = useSelector(
    actor,
    ({ context }) => context.drag !== null && context.drag.handle !== null,
  )
  const size = isResizing ? seen : design
  const isPlaced = !photo.isPlain
  const moveTo = (x: number, y: number) => put(confined(room, box, { ...box, x, y }), 'move')
  const side = (name: 'width' | 'height') => (to: number) => {
    const by = to / design[name]
    const { width, height } = design
    resize(
      isProportional
        ? { width: Number((width * by).toFixed(3)), height: Number((height * by).toFixed(3)), [name]: to }
        : { width, height, [name]: to },
    )
  }
  const nudge = (x: number, y: number) => () => moveTo(box.x + x * STEP, box.y + y * STEP)
  const shared = { unit, locale }
  const sides = { ...shared, least: LEAST, isOff: !sizing.isFree }
  const places = { ...shared, isOff: !isPlaced }
  const moves = [
    { label: messages.moveLeft, icon: ICONS.left, isOff: !isPlaced, onUse: nudge(-1, 0) },
    { label: messages.moveRight, icon: ICONS.right, isOff: !isPlaced, onUse: nudge(1, 0) },
    { label: messages.moveUp, icon: ICONS.up, isOff: !isPlaced, onUse: nudge(0, -1) },
    { label: messages.moveDown, icon: ICONS.down, isOff: !isPlaced, onUse: nudge(0, 1) },
  ]
  const sizes = sizing.isFree
    ? [
        { label: messages.smaller, icon: ICONS.smaller, onUse: () => resize(scaledBy(design, -STEP), true) },
        { label: messages.larger, icon: ICONS.larger, onUse: () => resize(scaledBy(design, STEP), true) },
      ]
    : []
  const center = {
    label: messages.center,
    isOff: !isPlaced,
    onUse: () => moveTo((room.width - box.width) / 2, (room.height - box.height) / 2),
  }
  return (
    <section className={panelCss.section} aria-label={messages.sizeAndPlace}>
      <h2 className={panelCss.title}>{messages.sizeAndPlace}</h2>
      <div className={fieldCss.fields}>
        <LengthField {...sides} label={messages.width} inches={size.width} onChange={side('width')} />
        <LengthField {...sides} label={messages.height} inches={size.height} onChange={side('height')} />
        <LengthField {...places} label={messages.left} inches={seen.x} onChange={(to) => moveTo(to, box.y)} />
        <LengthField {...places} label={messages.top} inches={seen.y} onChange={(to) => moveTo(box.x, to)} />
      </div>
      {!sizing.isFree && <p className={panelCss.hint}>{messages.setSizes}</p>}
      {sizing.isFree && !sizing.isProportional && (
        <label className={panelCss.check}>
          <input
            type="checkbox"
            checked={keepsProportions}
            onChange={({ currentTarget }) => onKeepProportions(currentTarget.checked)}
          />
          {messages.keepProportions}
        </label>
      )}
      <div role="group" aria-label={messages.byButtons}>
        <Tools tools={[...moves, ...sizes, center]} />
      </div>
      {share < 1 && (
        <p role="status" className={panelCss.hint}>
          {messages.isLarger(
            showSize(design.width.toFixed(3), design.height.toFixed(3), unit, locale),
            new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
          )}
        </p>
      )}
    </section>
  )
}
