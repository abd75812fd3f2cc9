const LONGEST = 80

/**
 * A file name for use in a sentence: without folders, control or bidirectional characters, and of limited
 * length.
 */
export function shownName(name: string): string {
  const bare = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const signs = [...bare]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : bare
}
