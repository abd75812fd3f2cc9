import { type Problem, problem } from '../problem/index.ts'

/** A variable element of a design: its name as the shopper sees it and how many records it has. */
export interface VariableElement {
  readonly name: string
  readonly length: number
}

/**
 * Several variable elements in one design must have equal lengths; the problem names the first and the one that
 * differs. VAR-10.
 */
export function equalLengthProblems(
  elements: readonly VariableElement[],
  field = 'variableData',
): readonly Problem[] {
  const [first] = elements
  const other = elements.find((element) => element.length !== first?.length)
  if (!first || !other) return []
  const values = {
    first: first.name,
    firstCount: first.length,
    second: other.name,
    secondCount: other.length,
  }
  return [problem('variable-data.unequal-lengths', field, values)]
}
