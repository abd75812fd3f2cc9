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

/** A stored note; absent states didn't exist. */
export interface AuditEntry extends AuditNote {
  readonly id: string
  readonly at: Date
  readonly reason: string
}

/** The log of staff's changes. Entries are never changed or removed. ROLE-8. */
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
