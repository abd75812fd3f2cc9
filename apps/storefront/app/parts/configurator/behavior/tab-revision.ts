const nameOf = (configuredId: string) => `kisscut.revision.${configuredId}`

/** This tab has shown or made this revision of a product. DESIGN-22. */
export function noteRevision(configuredId: string, revision: number): void {
  try {
    if (revision > revisionOfTab(configuredId)) sessionStorage.setItem(nameOf(configuredId), String(revision))
  } catch {
    // Without storage a page that Back brings knows only the revision it was written with.
  }
}

/** The newest revision this tab has shown or made, on whichever of its pages; -1: none. */
export function revisionOfTab(configuredId: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(configuredId)) ?? -1)
  } catch {
    return -1
  }
}

/** Whether a page shows a product as it was before this tab changed it: the browser's cache has brought it. DESIGN-22. */
export const isOutdated = ({
  id,
  revision,
}: {
  readonly id: string | null
  readonly revision: number
}): boolean => id !== null && revision < revisionOfTab(id)
