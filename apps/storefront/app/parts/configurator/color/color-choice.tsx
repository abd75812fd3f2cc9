import type { MaterialColor } from '@kisscut/core/product'
import type { CSSProperties } from 'react'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './color-choice.module.css'

interface Props {
  /** Name of the field; by default that of the material's color. */
  readonly name?: string
  readonly title?: string
  /** Label of “no color”; absent if a color is required. */
  readonly none?: string
  readonly colors: readonly MaterialColor[]
  /** Thumbnails of colors with a texture, by color id. CLIP-15. */
  readonly looks?: Readonly<Record<string, { readonly thumbnail: string | null }>>
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The material's colors as chips; the chosen one is named. */
export function ColorChoice({
  name: field = 'color',
  title = messages.color,
  none,
  colors,
  looks,
  chosen,
  onChoose,
  problems,
  onFix,
}: Props) {
  return (
    <ChoiceGroup
      title={title}
      aside={colors.find(({ id }) => id === chosen)?.name ?? none}
      problems={problems}
      onFix={onFix}
    >
      <div className={css.chips}>
        {none !== undefined && (
          <Chip {...{ field, value: '', name: none, isChosen: chosen === null, onChoose }} />
        )}
        {colors.map(({ id, name, code }) => (
          <Chip
            key={id}
            {...{ field, value: id, name, isChosen: id === chosen, onChoose }}
            look={swatchOf(code, looks?.[id]?.thumbnail ?? null)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

interface ChipProps extends Pick<Props, 'onChoose'> {
  readonly field: string
  readonly value: string
  readonly name: string
  readonly isChosen: boolean
  /** Absent for the chip without a color, which has a line through it. */
  readonly look?: CSSProperties
}

/** A single element, because drawings can have more than a hundred chips (SEO-18). */
const Chip = ({ field, value, name, isChosen, look, onChoose }: ChipProps) => (
  <input
    type="radio"
    name={field}
    value={value}
    checked={isChosen}
    title={name}
    aria-label={name}
    onChange={() => onChoose(value)}
    {...(look ? { style: look } : { className: css.none })}
  />
)

const swatchOf = (code: string, thumbnail: string | null) =>
  thumbnail === null
    ? { background: code }
    : { background: `${code} url(${JSON.stringify(thumbnail)}) center / cover` }
