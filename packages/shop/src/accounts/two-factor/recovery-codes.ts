import { randomInt } from 'node:crypto'

/** Codes per set. */
const CODES = 10

/** 31 characters without look-alikes; eight per code give about 40 bits. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
const GROUP = 4

/** Ten codes to sign in with when the device is lost, formatted `ABCD-EFGH`. Each works once. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: CODES }, newCode)

const newCode = (): string => {
  const all = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')
  return `${all.slice(0, GROUP)}-${all.slice(GROUP)}`
}

/** A recovery code as stored, however it was typed; null if it can't be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const isOne = code.length === LENGTH && [...code].every((character) => CHARACTERS.includes(character))
  return isOne ? `${code.slice(0, GROUP)}-${code.slice(GROUP)}` : null
}
