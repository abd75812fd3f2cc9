import { hash as argon2, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first choice of costs: 19 MiB, two passes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The password in one Unicode form, however a keyboard composes its characters. */
const typed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => argon2(typed(password), COSTS)

/** A hash that matches no password, checked if the account is missing, so that both cases take equally long. */
let decoy: Promise<string> | undefined

/** Whether the password is right; false after the same work if there is no hash. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  if (hash != null) return verify(hash, typed(password))
  decoy ??= hashPassword('nobody has this password')
  await verify(await decoy, password)
  return false
}
