/** Something is wrong with what was typed, and nothing has been done: told with the usage, exit status 2. */
export class UsageError extends Error {}
