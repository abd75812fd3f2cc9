/** As it sounds: most who mean vinyl have written vynil before. */
export const heard = (word: string): string => word.replaceAll('y', 'i')

/** Letter groups of three as they sound, with the word's ends: `vinyl` → `^vi`, `vin`, `ini`, `nil`, `il$`. Words that share some are alike. */
export const gramsOf = (word: string): readonly string[] => {
  const letters = [...`^${heard(word)}$`]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
