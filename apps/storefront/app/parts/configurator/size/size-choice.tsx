import { inchesTyped, SHOWN_SIDES } from '@kisscut/core/configuration'
import type { ProductData, Configuration } from '@kisscut/core/product'
import { presetName, type Side } from '@kisscut/core/size'
import { useRef, useState } from 'react'
import { Field, problemsIdOf, type ControlProps } from '../../form/field.tsx'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { useOnHydrate } from '../behavior/use-on-hydrate.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'
import { useSideText } from './side-text.ts'
import * as messages from '../../../messages/setup.ts'
import css from './size-choice.module.css'

interface Props {
  readonly product: ProductData
  readonly configuration: Configuration
  /** A note about the finished size; null for none. */
  readonly note: string | null
  readonly onSize: (width: string, height: string) => void
  readonly onSide: (side: Side, value: string) => void
  readonly problemsOf: (...fields: readonly string[]) => readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

const CUSTOM = 'custom'

/**
 * Preset sizes, and custom ones where the product allows them; typed in the shopper's unit, kept in inches. Where sides
 * can't be typed, their problems are shown below the presets. SIZE-13.
 */
export function SizeChoice({ product, configuration, note, onSize, onSide, problemsOf, onFix }: Props) {
  const { unit, locale } = useDisplayPreferences()
  const [wantsCustom, setWantsCustom] = useState(false)
  const sides = useRef<HTMLDivElement>(null)
  useOnHydrate(() => {
    const pills = sides.current?.closest('form')?.elements.namedItem('size')
    if (pills instanceof RadioNodeList && pills.value === CUSTOM) setWantsCustom(true)
  }, [])
  const preset = product.sizes.find(
    (size) => isSame(size.width, configuration.width) && isSame(size.height, configuration.height),
  )
  const chosen = wantsCustom || !preset ? CUSTOM : preset.id
  const pills = product.sizes.map((size) => ({ value: size.id, label: presetName(size, unit, locale) }))
  const choose = (id: string) => {
    setWantsCustom(id === CUSTOM)
    const size = product.sizes.find((each) => each.id === id)
    if (size) onSize(size.width, size.height)
  }
  const problems = { width: problemsOf('width'), height: problemsOf('height') }
  /** With a locked ratio both sides are invalid together, whichever was typed. */
  const isAlsoOf = (other: Side) =>
    product.lockRatio !== null && problems[other].some(({ level }) => level === 'error')
  const typed = (side: Side, text: string) => {
    setWantsCustom(true)
    onSide(side, inchesTyped(text, unit, locale))
  }
  return (
    <ChoiceGroup
      title={messages.size}
      aside={messages.sizeUnit(unit)}
      problems={problemsOf(...(product.allowCustomSize ? ['size'] : ['size', 'width', 'height']))}
      onFix={onFix}
      id="size"
    >
      {pills.length > 0 && (
        <PillChoice
          name="size"
          pills={product.allowCustomSize ? [...pills, { value: CUSTOM, label: messages.customSize }] : pills}
          chosen={[chosen]}
          onToggle={choose}
        />
      )}
      {product.allowCustomSize && (
        <div ref={sides} className={css.sides}>
          <input type="hidden" name={SHOWN_SIDES.width} value={configuration.width} />
          <input type="hidden" name={SHOWN_SIDES.height} value={configuration.height} />
          <SideField
            side="width"
            inches={configuration.width}
            onTyped={typed}
            problems={problems.width}
            isOtherToo={isAlsoOf('height')}
            onFix={onFix}
          />
          <span aria-hidden="true" className={css.times}>
            ×
          </span>
          <SideField
            side="height"
            inches={configuration.height}
            onTyped={typed}
            problems={problems.height}
            isOtherToo={isAlsoOf('width')}
            onFix={onFix}
          />
        </div>
      )}
      {product.lockRatio && <p className={css.note}>{messages.sidesKeepRatio}</p>}
      {note !== null && <p className={css.note}>{note}</p>}
    </ChoiceGroup>
  )
}

interface SideFieldProps {
  readonly side: Side
  readonly inches: string
  readonly onTyped: (side: Side, text: string) => void
  readonly problems: readonly ShownProblem[]
  /** The other side's problems also concern this one. */
  readonly isOtherToo: boolean
  readonly onFix: (fix: QuickFix) => void
}

const OTHER: Readonly<Record<Side, Side>> = { width: 'height', height: 'width' }

function SideField({ side, inches, onTyped, problems, isOtherToo, onFix }: SideFieldProps) {
  const { unit } = useDisplayPreferences()
  const field = useSideText(inches, unit)
  return (
    <Field label={messages.sides[side]} problems={problems} onFix={onFix} id={side}>
      {(control) => (
        <TextInput
          {...(isOtherToo ? alsoBy(control, problemsIdOf(OTHER[side])) : control)}
          name={side}
          unit={unit}
          inputMode="decimal"
          autoComplete="off"
          value={field.text}
          onFocus={field.focused}
          onBlur={field.blurred}
          onChange={(event) => {
            field.typed(event.currentTarget.value)
            onTyped(side, event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}

/** Marks a control as invalid because of problems shown at another one, which also describe it. */
const alsoBy = (control: ControlProps, problemsId: string): ControlProps => ({
  ...control,
  'aria-invalid': true,
  'aria-describedby': [control['aria-describedby'], problemsId].filter(Boolean).join(' '),
})

const isSame = (a: string, b: string) => a === b || (Number(a) === Number(b) && b.trim() !== '')
