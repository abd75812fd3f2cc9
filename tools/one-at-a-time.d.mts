interface Settings {
  /** Called once where the work has to wait. */
  readonly onWait?: () => void
  /** Between two looks at the file. */
  readonly pause?: () => Promise<unknown>
}

/** Does the work while no other process does any of the same file. */
export function oneAtATime<T>(file: string, work: () => Promise<T>, settings?: Settings): Promise<T>
