/** The `revision` a change was made of, as `If-Match: "7"`; any where it is absent or `*`. A tag that is no revision fits none. */
export function revisionStated({ headers }: Request): number | undefined {
  const stated = headers.get('if-match')?.trim()
  if (stated === undefined || stated === '*') return undefined
  const revision = /^"(\d{1,10})"$/.exec(stated)?.[1]
  return revision === undefined ? -1 : Number(revision)
}
