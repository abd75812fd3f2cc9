import { type Problem, problem } from '../problem/index.ts'
import type { ChosenOption, Material, Option, OptionSet } from '../product/types.ts'
import { ineligibilityOf } from './eligible.ts'
import type { Size } from '../size/parse-size.ts'

/** An option that is in force, with the set it belongs to. */
export interface AppliedOption {
  readonly set: OptionSet
  readonly option: Option
}

/** Result of the shopper's choices: the options in force and charged, and the problems of the others. */
export interface ResolvedOptions {
  readonly applied: readonly AppliedOption[]
  readonly problems: readonly Problem[]
}

/**
 * Reads the chosen options: those of a set that the material or size excludes are reported and not charged, unknown ones
 * are reported, a required set without choice is reported, and a fixed value applies by itself. OPT-1 to OPT-5.
 */
export function resolveOptions(
  sets: readonly OptionSet[],
  chosen: readonly ChosenOption[],
  material: Material | null,
  size: Size | null,
): ResolvedOptions {
  const applied: AppliedOption[] = []
  const problems: Problem[] = []
  let known = 0
  // By index, like `findIn`.
  for (let at = 0; at < sets.length; at += 1) {
    const set = sets[at] as OptionSet
    const ids: string[] = []
    for (const { optionSetId, optionId } of chosen) if (optionSetId === set.id) ids.push(optionId)
    known += ids.length
    resolveSet(set, ids, material, size, applied, problems)
  }
  if (known < chosen.length) problems.push(problem('option.unknown', 'options'))
  return { applied, problems }
}

/** The option a set starts with: the one marked default; a fixed or required set falls back to its first. */
export function defaultOptionOf(set: OptionSet): Option | null {
  const marked = set.options.find(({ isDefault }) => isDefault)
  return marked ?? (set.display === 'fixed_value' ? (set.options[0] ?? null) : null)
}

/** Adds the result of one option set to the options in force and the problems. */
function resolveSet(
  set: OptionSet,
  ids: readonly string[],
  material: Material | null,
  size: Size | null,
  applied: AppliedOption[],
  problems: Problem[],
): void {
  const ineligibility = ineligibilityOf(set, material, size)
  if (set.display === 'fixed_value') {
    if (!ineligibility) applied.push(...fixedOption(set))
  } else if (!ineligibility) {
    resolveChoice(set, ids, applied, problems)
  } else if (ids.length > 0) {
    const field = fieldOf(set)
    problems.push(problem(ineligibility, field, undefined, { field, value: '' }))
  }
}

const fieldOf = ({ id }: OptionSet) => `options.${id}`

function fixedOption(set: OptionSet): readonly AppliedOption[] {
  const option = defaultOptionOf(set)
  return option ? [{ set, option }] : []
}

function resolveChoice(
  set: OptionSet,
  ids: readonly string[],
  applied: AppliedOption[],
  problems: Problem[],
): void {
  const offered = ids.length === 0 ? [] : optionsOf(set, ids)
  const options = set.display === 'checkbox' ? offered : offered.slice(0, 1)
  for (const option of options) applied.push({ set, option })
  const isUnknown = offered.length < ids.length && offered.length < new Set(ids).size
  if (isUnknown || offered.length > options.length) {
    const field = fieldOf(set)
    const fix = { field, value: options[0]?.id ?? '' }
    problems.push(
      isUnknown
        ? problem('option.unknown', field, undefined, fix)
        : problem('option.one-choice', field, { name: set.name }, fix),
    )
  }
  if (options.length === 0 && set.required) problems.push(requiredProblem(set, fieldOf(set)))
}

/** The options of a set that are chosen, in its order; by index, like `findIn`. */
function optionsOf({ options }: OptionSet, ids: readonly string[]): Option[] {
  const chosen: Option[] = []
  for (let at = 0; at < options.length; at += 1) {
    const option = options[at] as Option
    if (ids.includes(option.id)) chosen.push(option)
  }
  return chosen
}

function requiredProblem(set: OptionSet, field: string): Problem {
  const option = defaultOptionOf(set) ?? set.options[0]
  return problem('option.required', field, { name: set.name }, option && { field, value: option.id })
}
