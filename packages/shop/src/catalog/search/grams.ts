/** The word as it sounds: most misspellings of vinyl are vynil. */
export const heard = (word: string): string => word.replaceAll('y', 'i')

/**
 * Three-letter groups of the word as it sounds, with its ends: `vinyl` → `^vi`, `vin`, `ini`, `nil`, `il$`. Similar words share
 * some.
 */
export const gramsOf = (word: string): readonly string[] => {
  const letters = [...`^${heard(word)}$`]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
