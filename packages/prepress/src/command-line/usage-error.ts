/** A mistake in the command line; nothing has been done. Printed with the usage, exit status 2. */
export class UsageError extends Error {}
