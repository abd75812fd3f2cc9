/** Bundles the command line and the worker, unless the bundle is up to date: the module to import, and the worker's path. */
export function freshBundle(): Promise<{ readonly main: string; readonly worker: string }>
