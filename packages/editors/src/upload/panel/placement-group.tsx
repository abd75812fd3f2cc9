import { UPLOAD_ELEMENT, rotation, transform, uploadOf } from '@kisscut/artwork/design'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { showLength, type Unit } from '@kisscut/core/units'
import type { CanvasActor } from '../../canvas/index.ts'
import { ICONS, KeysHelp, Tools } from '../../controls/index.ts'
import * as messages from '../../messages/artwork.ts'
import css from '../upload-editor.module.css'
import { PlacementFields } from './placement-fields.tsx'

/** Steps of an arrow key in inches, alone and with Shift. */
const [STEP, FAR] = ['0.01', '0.1']

interface Props {
  readonly actor: CanvasActor
  readonly onSet: (placement: Placement) => void
  readonly onProduct: (to: 'fit' | 'fill' | 'center') => void
  readonly unit: Unit
  readonly locale: string
}

/** Placement of the artwork: by one click, by value, by keys. */
export function PlacementGroup({ actor, onSet, onProduct, unit, locale }: Props) {
  const rotate = () => {
    const artwork = uploadOf(actor.getSnapshot().context.history.present)
    if (!artwork) return
    const quarter = rotation(90, middleOf(artwork))
    actor.send({ type: 'command.given', command: transform([UPLOAD_ELEMENT], quarter, 'rotate') })
  }
  return (
    <section className={css.group} aria-label={messages.placeArtwork}>
      <h2 className={css.title}>{messages.placement}</h2>
      <Tools
        tools={[
          { label: messages.fit, onUse: () => onProduct('fit') },
          { label: messages.fill, onUse: () => onProduct('fill') },
          { label: messages.center, onUse: () => onProduct('center') },
          { label: messages.rotateQuarter, icon: ICONS.rotate, onUse: rotate },
        ]}
      />
      <PlacementFields actor={actor} onSet={onSet} unit={unit} locale={locale} />
      <KeysHelp keys={messages.keys(showLength(STEP, unit, locale), showLength(FAR, unit, locale))} />
    </section>
  )
}
