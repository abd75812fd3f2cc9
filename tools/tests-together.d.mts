interface FileReport {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}
export function folderOf(name: string): string
export function reportOf(
  report: { readonly testResults: readonly FileReport[] },
  folder: string,
): {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly FileReport[]
}
export function testTogether(names: readonly string[]): Promise<ReadonlySet<string>>
