import type { ChosenOption, Material, OptionSet } from '../product/types.ts'
import { isEligible } from './eligible.ts'
import type { Size } from '../size/parse-size.ts'

/** The choices that remain: options disabled for the chosen material, or of a set that has gone, are dropped. OPT-3. */
export function retainedOptions(
  sets: readonly OptionSet[],
  chosen: readonly ChosenOption[],
  material: Material | null,
  size: Size | null = null,
): readonly ChosenOption[] {
  const retained = new Set<string>()
  for (const set of sets) {
    if (!isEligible(set, material, size)) continue
    for (const { id } of set.options) retained.add(`${set.id} ${id}`)
  }
  return chosen.filter(({ optionSetId, optionId }) => retained.has(`${optionSetId} ${optionId}`))
}

/** The option sets a page shows for a material and size (null while unknown), in order. OPT-1, OPT-2. */
export const setsFor = (
  sets: readonly OptionSet[],
  material: Material | null,
  size: Size | null,
): readonly OptionSet[] => sets.filter((set) => isEligible(set, material, size))
