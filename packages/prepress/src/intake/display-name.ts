const LONGEST = 80

/** A file name for use in a sentence: without folders, control or bidirectional characters, and shortened. */
export function displayName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const signs = [...plain]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : plain
}
