import { uploadsLeft } from '../../messages/samples.ts'
import { withDesign } from '../../configure/stated-design.ts'
import type { DesignReading } from '@kisscut/artwork/design-json'

/** Reads a sample design with the checks of shoppers' designs, and rejects files, which can't be shared. TOOL-13. */
export function readSample(data: unknown): DesignReading {
  const read = withDesign({}, data, null)
  if (!read.ok) return { ok: false, errors: read.reason === 'invalid' ? read.errors : {} }
  const { design } = read
  if (design === null) return { ok: false, errors: {} }
  const files = design.elements.flatMap(({ kind }, at) =>
    kind === 'upload' ? [[`design.elements.${at}`, [uploadsLeft]] as const] : [],
  )
  return files.length > 0 ? { ok: false, errors: Object.fromEntries(files) } : { ok: true, design }
}

/** Errors of a sample design, one line each: the place in it, and the reason. */
export const problemsOfSample = (errors: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(errors).flatMap(([place, texts]) => {
    const inside = place.replace(/^design\.?/, '')
    return texts.map((text) => (inside === '' ? text : `${inside}: ${text}`))
  })
