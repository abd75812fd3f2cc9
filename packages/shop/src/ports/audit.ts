/** An entry about a change. */
export interface AuditNote {
  readonly who: string
  readonly did: string
  /** Subject of the change, such as `template die-cut-stickers`. */
  readonly what: string
  readonly reason?: string
  readonly before?: unknown
  readonly after?: unknown
}

/** A note as it is stored; absent: there was no such state. */
export interface AuditEntry extends AuditNote {
  readonly id: string
  readonly at: Date
  readonly reason: string
}

/** ROLE-8: what staff changed. Nothing in it is ever changed or removed. */
export interface Audit {
  note(entry: AuditNote): Promise<void>
  /** Entries about one subject, newest first, by page from 1, with their total number. */
  entries(
    what: string,
    page: number,
    pageSize: number,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly count: number }>
  entry(id: string): Promise<AuditEntry | null>
}
