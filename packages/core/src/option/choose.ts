import { type Problem, problem } from '../problem/index.ts'
import type { ChosenOption, Material, Option, OptionSet } from '../product/types.ts'
import { ineligibilityOf, type Size } from './eligible.ts'

/** An option that is in force, with the set it belongs to. */
export interface AppliedOption {
  readonly set: OptionSet
  readonly option: Option
}

/** What comes of the shopper's choices: the options in force and charged, and everything wrong with the others. */
export interface ResolvedOptions {
  readonly applied: readonly AppliedOption[]
  readonly problems: readonly Problem[]
}

/**
 * Reads the chosen options: those of a set that the material or size excludes are told and not charged, unknown ones
 * are told, a required set without choice is told, and a fixed value applies by itself. OPT-1 to OPT-5.
 */
export function resolveOptions(
  sets: readonly OptionSet[],
  chosen: readonly ChosenOption[],
  material: Material | null,
  size: Size | null,
): ResolvedOptions {
  const bySet = chosenBySet(chosen)
  const unknown = [...bySet.keys()].some((id) => !sets.some((set) => set.id === id))
  const results = sets.map((set) => ofSet(set, bySet.get(set.id) ?? [], material, size))
  return {
    applied: results.flatMap(({ applied }) => applied),
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...(unknown ? [problem('option.unknown', 'options')] : []),
    ],
  }
}

/** The option a set starts with: the one marked default; a fixed or required set falls back to its first. */
export function defaultOptionOf(set: OptionSet): Option | null {
  const marked = set.options.find(({ isDefault }) => isDefault)
  return marked ?? (set.display === 'fixed_value' ? (set.options[0] ?? null) : null)
}

function chosenBySet(chosen: readonly ChosenOption[]): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, Set<string>>()
  for (const { optionSetId, optionId } of chosen) {
    const ids = sets.get(optionSetId) ?? new Set()
    sets.set(optionSetId, ids.add(optionId))
  }
  return new Map([...sets].map(([id, ids]) => [id, [...ids]]))
}

function ofSet(
  set: OptionSet,
  ids: readonly string[],
  material: Material | null,
  size: Size | null,
): ResolvedOptions {
  const field = `options.${set.id}`
  const ineligibility = ineligibilityOf(set, material, size)
  if (set.display === 'fixed_value') return { applied: ineligibility ? [] : fixedOption(set), problems: [] }
  if (ineligibility) {
    const told = [problem(ineligibility, field, undefined, { field, value: '' })]
    return { applied: [], problems: ids.length > 0 ? told : [] }
  }
  return chosenOf(set, ids, field)
}

function fixedOption(set: OptionSet): readonly AppliedOption[] {
  const option = defaultOptionOf(set)
  return option ? [{ set, option }] : []
}

function chosenOf(set: OptionSet, ids: readonly string[], field: string): ResolvedOptions {
  const known = set.options.filter(({ id }) => ids.includes(id))
  const options = set.display === 'checkbox' ? known : known.slice(0, 1)
  const fix = { field, value: options[0]?.id ?? '' }
  const problems: Problem[] = []
  if (known.length < ids.length) {
    problems.push(problem('option.unknown', field, undefined, fix))
  } else if (known.length > options.length) {
    problems.push(problem('option.one-choice', field, { name: set.name }, fix))
  }
  if (set.required && options.length === 0) problems.push(requiredProblem(set, field))
  return { applied: options.map((option) => ({ set, option })), problems }
}

function requiredProblem(set: OptionSet, field: string): Problem {
  const option = defaultOptionOf(set) ?? set.options[0]
  return problem('option.required', field, { name: set.name }, option && { field, value: option.id })
}
