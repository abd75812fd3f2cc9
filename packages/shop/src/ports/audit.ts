/** ROLE-8: what staff changed. Nothing in it is ever changed or removed. */
export interface Audit {
  note(entry: {
    readonly who: string
    readonly did: string
    readonly what: string
    readonly reason?: string
    readonly before?: unknown
    readonly after?: unknown
  }): Promise<void>
}
