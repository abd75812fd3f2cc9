/** Runs nx with the given arguments; resolves to its exit code. */
export function nx(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<number>
/** Whether every package the lock file names is installed in its version. */
export function isInstalled(lock: string, installed: string): boolean

/** The folder the repository stands in. */
export const ROOT: string
