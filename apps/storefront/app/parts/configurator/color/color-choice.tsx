import type { MaterialColor } from '@kisscut/core/product'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './color-choice.module.css'

interface Props {
  /** Of the field; the material's color by default. */
  readonly name?: string
  readonly title?: string
  /** What no color is called; absent: there has to be one. */
  readonly none?: string
  readonly colors: readonly MaterialColor[]
  /** Pictures of colors that are more than a color, by their ids. CLIP-15. */
  readonly looks?: Readonly<Record<string, { readonly thumbnail: string | null }>>
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The material's own colors as chips; the chosen one is named. */
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
          <label className={`${css.chip} ${css.none}`} title={none}>
            <input
              type="radio"
              name={field}
              value=""
              checked={chosen === null}
              aria-label={none}
              onChange={() => onChoose('')}
            />
            <span />
          </label>
        )}
        {colors.map(({ id, name, code }) => (
          <label key={id} className={css.chip} title={name}>
            <input
              type="radio"
              name={field}
              value={id}
              checked={id === chosen}
              aria-label={name}
              onChange={() => onChoose(id)}
            />
            <span style={swatchOf(code, looks?.[id]?.thumbnail ?? null)} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

const swatchOf = (code: string, thumbnail: string | null) =>
  thumbnail === null
    ? { background: code }
    : { background: `${code} url(${JSON.stringify(thumbnail)}) center / cover` }
