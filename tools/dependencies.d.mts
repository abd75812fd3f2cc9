export function packagesOf(text: string): readonly string[]
export function isNamedIn(text: string, name: string): boolean
export function dependencyProblems(
  root: string,
  folder: string,
  others: readonly string[],
  tooling: readonly string[],
): readonly string[]
