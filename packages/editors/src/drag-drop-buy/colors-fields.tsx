import { NO_PAINT } from '@kisscut/core/color'
import type { StripFigure, StripWork } from '@kisscut/machines/strip'
import { useState } from 'react'
import { PaintField } from '../design-tools/panels/paint-field.tsx'
import type { ColorChoice } from '../design-tools/types.ts'
import * as messages from '../messages/drag-drop-buy.ts'
import panelCss from '../design-tools/panels/panel.module.css'
import { Segments } from './segments.tsx'
import type { FigureChoice } from './types.ts'
import type { StripActor } from './use-strip.ts'

interface Props {
  readonly work: StripWork
  readonly colors: readonly ColorChoice[]
  readonly actor: StripActor
}

const isPainted = ({ color }: StripWork) => color.colorId !== null || color.customColor !== null

/** Color settings: one for everything, or each figure's own; and the color of the words. DDB-6. */
export function ColorsFields({ work, colors, actor }: Props) {
  const { isSingleColor, color } = work
  return (
    <section className={panelCss.section} aria-label={messages.colors}>
      <Segments
        legend={messages.colors}
        names={[
          ['many', messages.manyColors],
          ['one', messages.oneColor],
        ]}
        chosen={isSingleColor ? 'one' : 'many'}
        onChoose={(chosen) => {
          const first = colors[0]
          const isOne = chosen === 'one'
          const needsColor = isOne && !isPainted(work) && first !== undefined
          actor.send({
            type: 'words.changed',
            words: {
              isSingleColor: isOne,
              ...(needsColor && { color: { colorId: first.id, customColor: null } }),
            },
          })
        }}
      />
      {(isSingleColor || work.textLocation !== 'none') && (
        <PaintField
          legend={isSingleColor ? messages.colorOfAll : messages.colorOfWords}
          paint={color}
          none={null}
          onColor={(colorId) =>
            actor.send({ type: 'words.changed', words: { color: { colorId, customColor: null } } })
          }
          onCustomColor={(customColor, isJoined) =>
            actor.send({ type: 'words.changed', words: { color: { colorId: null, customColor } }, isJoined })
          }
        />
      )}
    </section>
  )
}

interface PartsProps {
  readonly figure: StripFigure
  readonly choice: FigureChoice
  readonly actor: StripActor
}

/** Colors of a figure's regions. */
export function PartsFields({ figure, choice, actor }: PartsProps) {
  const [open, setOpen] = useState<string | null>(null)
  const region = choice.regions.find(({ id }) => id === open) ?? choice.regions[0]
  if (region === undefined) return null
  const { key, paints } = figure
  const paint = (painted: StripFigure['paints'][string] | null, isJoined?: boolean) =>
    actor.send({
      ...{ type: 'figure.painted', key, region: region.id, paint: painted },
      ...(isJoined !== undefined && { isJoined }),
    })
  return (
    <section className={panelCss.section} aria-label={messages.partsOf(choice.name)}>
      <Segments
        legend={messages.partsOf(choice.name)}
        names={choice.regions.map(({ id, name }) => [id, name] as const)}
        chosen={region.id}
        onChoose={setOpen}
      />
      <PaintField
        legend={region.name}
        hasTextures
        paint={paints[region.id] ?? NO_PAINT}
        none={messages.ownColor}
        onNone={() => paint(null)}
        onColor={(colorId) => paint({ colorId, customColor: null })}
        onCustomColor={(customColor, isJoined) => paint({ colorId: null, customColor }, isJoined)}
      />
    </section>
  )
}
