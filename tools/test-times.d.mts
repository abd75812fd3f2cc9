interface FileTimes {
  readonly project: string
  readonly name: string
  readonly startTime: number
  readonly endTime: number
  readonly time: number
  readonly cpu: number
}
interface ProjectTimes {
  readonly project: string
  readonly files: readonly FileTimes[]
  readonly elapsed: number
  readonly together: number
  readonly cpu: number
}
interface Report {
  readonly testResults?: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults?: readonly { readonly meta?: { readonly cpu?: number } }[]
  }[]
}
export function timesOf(project: string, report: Report): ProjectTimes
export function timesTable(
  times: readonly ProjectTimes[],
  root: string,
  cached?: ReadonlySet<string>,
): readonly string[]
