interface Settings {
  /** Called once if the work has to wait. */
  readonly onWait?: () => void
  /** Pause between two checks of the lock file. */
  readonly pause?: () => Promise<unknown>
}

/** Runs the work while no other process runs any with the same lock file. */
export function oneAtATime<T>(file: string, work: () => Promise<T>, settings?: Settings): Promise<T>
