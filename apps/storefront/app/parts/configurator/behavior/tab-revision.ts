const nameOf = (configuredId: string) => `kisscut.revision.${configuredId}`

/** Records that this tab has shown or made a revision of a product. DESIGN-22. */
export function noteRevision(configuredId: string, revision: number): void {
  try {
    if (revision > revisionOfTab(configuredId)) sessionStorage.setItem(nameOf(configuredId), String(revision))
  } catch {
    // Without storage, a page restored by Back knows only the revision it was rendered with.
  }
}

/** The newest revision that this tab has shown or made on any page; -1 for none. */
export function revisionOfTab(configuredId: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(configuredId)) ?? -1)
  } catch {
    return -1
  }
}

/** Whether a page, restored from the browser's cache, shows an older revision than this tab has made. DESIGN-22. */
export const isOutdated = ({
  id,
  revision,
}: {
  readonly id: string | null
  readonly revision: number
}): boolean => id !== null && revision < revisionOfTab(id)
