const LONGEST = 80

/** A file's name as it may stand in a sentence: no folders, no control or direction signs, not endless. */
export function shownName(name: string): string {
  const bare = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const signs = [...bare]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : bare
}
