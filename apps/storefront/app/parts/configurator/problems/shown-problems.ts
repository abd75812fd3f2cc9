import { wireField } from '@kisscut/core/configuration'
import type { FormErrors } from '@kisscut/core/errors'
import type { Problem } from '@kisscut/core/problem'
import type { ProductData } from '@kisscut/core/product'
import { showLength, showSize } from '@kisscut/core/units'
import { problemText } from './problem-text.ts'
import { errorsAsProblems, type ShownProblem } from '../../form/field-problems.tsx'
import { showCount } from '../../money/format.ts'
import type { DisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/setup.ts'

type QuickFix = NonNullable<Problem['fix']>

/**
 * The problems of some fields in the shopper's words, each with the label of its quick fix; the server's follow the
 * rules'.
 */
export function shownProblems(
  problems: readonly Problem[],
  fields: readonly string[],
  preferences: DisplayPreferences,
  product: ProductData,
  errors?: FormErrors,
): readonly ShownProblem[] {
  const own = problems
    .filter(({ field }) => fields.includes(field))
    .map((each) => ({
      text: problemText(each, preferences),
      level: each.level,
      ...(each.fix && { fix: { ...each.fix, label: fixLabel(each.fix, preferences, product) } }),
    }))
  const theirs = fields.flatMap((field) => errorsAsProblems(errors?.fields[wireField(field)]))
  return withOneButton(once([...own, ...theirs]))
}

/** The label of a quick fix: `Use 2.25 in`, `Raise to 100`, `Remove it`. */
export function fixLabel(
  { field, value }: QuickFix,
  { unit, locale }: DisplayPreferences,
  product: ProductData,
): string {
  const [width = value, height = value] = value.split('x')
  if (field === 'size') return messages.useInstead(showSize(width, height, unit, locale))
  if (field === 'width' || field === 'height') return messages.useInstead(showLength(value, unit, locale))
  if (field === 'quantity') return messages.useInstead(showCount(Number(value), locale))
  if (field === 'materialId') return messages.useInstead(nameIn(product.materials, value))
  const set = product.optionSets.find(({ id }) => field === `options.${id}`)
  if (set) return value === '' ? messages.takeItOff : messages.chooseInstead(nameIn(set.options, value))
  return value === 'none' ? messages.takeItOff : messages.fixIt
}

const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
  list.find((each) => each.id === id)?.name ?? messages.theDefault

/** Keeps one button for problems with the same quick fix, below the last of them. */
const withOneButton = (problems: readonly ShownProblem[]) =>
  problems.map(({ fix, ...problem }, at) => {
    const isRepeated = problems.slice(at + 1).some((later) => later.fix?.label === fix?.label)
    return { ...problem, ...(fix && !isRepeated && { fix }) }
  })

const once = (problems: readonly ShownProblem[]) =>
  problems.filter(({ text }, at) => problems.findIndex((other) => other.text === text) === at)
