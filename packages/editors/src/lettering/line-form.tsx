import type { TextItem } from '@kisscut/artwork/design'
import { messageOf, problem } from '@kisscut/core/problem'
import { useId } from 'react'
import { LengthField, Slider } from '../controls/index.ts'
import {
  AlignmentButtons,
  FontPicker,
  PaintField,
  TRACKING,
  useArrived,
  useSession,
} from '../design-tools/index.ts'
import * as messages from '../messages/lettering.ts'
import { useKnife, useLettering } from './use-lettering.ts'
import panelCss from '../design-tools/panels/panel.module.css'

/** Least cap height in inches, and the largest: the longest material. */
const LEAST_HEIGHT = 0.05
const MOST_HEIGHT = 120
const ARC = { least: -360, most: 360, step: 5, first: 90 } as const

interface Props {
  readonly line: TextItem
  readonly onFailed: () => void
}

/** Settings of a line: font, height, shape and film. LET-6, LET-8. */
export function LineForm({ line, onFailed }: Props) {
  const { unit, locale } = useSession()
  const { lines, colorIds } = useLettering()
  const { drawing, resources } = useArrived()
  const { id, fill, locked } = line
  const face = resources.face(line.font)
  const change = (...[fields, label, isJoined]: Tail<Parameters<typeof lines.change>>) =>
    void lines.change(id, fields, label, isJoined).catch(onFailed)
  const isUncolored = fill.colorId === null || (colorIds !== null && !colorIds.includes(fill.colorId))
  return (
    <>
      <FontPicker chosen={line.font} onChoose={(font) => change({ font }, 'font')} />
      <LengthField
        label={messages.capHeight}
        inches={drawing && face ? drawing.capHeightOf(face, line.size) : null}
        unit={unit}
        locale={locale}
        least={LEAST_HEIGHT}
        isOff={locked}
        onChange={(inches) => {
          if (inches > MOST_HEIGHT) return messages.tooTall
          void lines.setHeight(id, inches).catch(onFailed)
        }}
      />
      <AlignmentButtons text={line} onChoose={(alignment) => change({ alignment }, 'alignment')} />
      <Slider
        label={messages.tracking}
        range={TRACKING}
        value={line.tracking}
        onChange={(tracking) => change({ tracking }, 'spacing', true)}
      />
      <ShapeField line={line} onChange={change} />
      <PaintField
        legend={messages.film}
        paint={fill}
        none={null}
        only={colorIds}
        onColor={(colorId) => void lines.setColor(id, colorId).catch(onFailed)}
      />
      {isUncolored && (
        <p role="alert" className={panelCss.error}>
          {messageOf(problem('color.required', 'materialColorId'))}
        </p>
      )}
    </>
  )
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never

interface ShapeProps {
  readonly line: TextItem
  readonly onChange: (fields: Pick<TextItem, 'bend'>, label: string, isJoined?: boolean) => void
}

/** Straight, an arc, or one of the built-in paths. */
function ShapeField({ line, onChange }: ShapeProps) {
  const name = useId()
  const knife = useKnife()
  const { resources } = useArrived()
  const face = resources.face(line.font)
  if (!knife || !face) return null
  const { bend } = line
  const path = bend.kind === 'path' ? knife.shapeOfPath(bend.path) : null
  const chosen = bend.kind === 'path' ? (path ?? 'own') : bend.kind
  const bends = {
    straight: () => ({ kind: 'straight' }) as const,
    arc: () => ({ kind: 'arc', degrees: ARC.first }) as const,
    ...Object.fromEntries(knife.LINE_PATHS.map((shape) => [shape, () => knife.bendAlong(line, shape, face)])),
  } as Record<keyof typeof messages.shapes, () => TextItem['bend']>
  return (
    <>
      <label className={panelCss.label} htmlFor={name}>
        {messages.shape}
        <select
          id={name}
          className={panelCss.input}
          value={chosen}
          disabled={line.locked}
          onChange={({ currentTarget }) => {
            const bendOf = bends[currentTarget.value as keyof typeof bends]
            if (bendOf) onChange({ bend: bendOf() }, 'shape')
          }}
        >
          {(Object.keys(bends) as (keyof typeof bends)[]).map((each) => (
            <option key={each} value={each}>
              {messages.shapes[each]}
            </option>
          ))}
          {chosen === 'own' && <option value="own">{messages.ownPath}</option>}
        </select>
      </label>
      {bend.kind === 'arc' && (
        <Slider
          label={messages.curve}
          range={ARC}
          value={bend.degrees}
          text={messages.degrees(bend.degrees)}
          onChange={(degrees) =>
            onChange({ bend: degrees === 0 ? { kind: 'straight' } : { kind: 'arc', degrees } }, 'shape', true)
          }
        />
      )}
    </>
  )
}
