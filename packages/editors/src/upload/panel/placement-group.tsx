import { rotateBy, type Placement } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import css from '../upload-editor.module.css'
import { KeysHelp } from './keys-help.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { DRAWINGS, Tools } from './tools.tsx'

interface Props {
  readonly placement: Placement
  readonly onSet: (placement: Placement) => void
  readonly onFit: () => void
  readonly onFill: () => void
  readonly onCenter: () => void
  /** Null: there is nothing to undo, or to redo. */
  readonly onUndo: (() => void) | null
  readonly onRedo: (() => void) | null
  readonly unit: Unit
  readonly locale: string
}

const nothing = () => undefined

/** How the artwork lies: by one press, in figures, by keys. */
export function PlacementGroup({
  placement,
  onSet,
  onFit,
  onFill,
  onCenter,
  onUndo,
  onRedo,
  ...props
}: Props) {
  return (
    <section className={css.group} aria-label="Place the artwork">
      <h2 className={css.title}>Placement</h2>
      <Tools
        tools={[
          { label: 'Fit', onUse: onFit },
          { label: 'Fill', onUse: onFill },
          { label: 'Center', onUse: onCenter },
          { label: 'Turn by 90°', drawing: DRAWINGS.turn, onUse: () => onSet(rotateBy(placement, 90)) },
          { label: 'Undo', drawing: DRAWINGS.undo, isOff: !onUndo, onUse: onUndo ?? nothing },
          { label: 'Redo', drawing: DRAWINGS.redo, isOff: !onRedo, onUse: onRedo ?? nothing },
        ]}
      />
      <PlacementFields placement={placement} onSet={onSet} {...props} />
      <KeysHelp />
    </section>
  )
}
