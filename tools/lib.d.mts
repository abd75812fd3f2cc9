/** Runs nx with the given arguments; resolves to its exit code. */
export function nx(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<number>
/** Whether every package of the lock file is installed in its version. */
export function isInstalled(lock: string, installed: string): boolean

/** The root of the repository. */
export const ROOT: string
