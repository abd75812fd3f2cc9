/** Every source file below folders. */
export function sourceFiles(folders: readonly string[]): string[]
/** The files a file imports by a relative path. */
export function importsOf(file: string, text?: string): string[]
/** Groups of files with circular imports, each sorted; `edges` maps a file to its imports. */
export function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): string[][]
/** The import cycles of the repository, as paths from its root. */
export function importCycles(root: string, folders?: readonly string[]): string[][]
