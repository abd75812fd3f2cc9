import { designAsJson } from '@kisscut/artwork/design-json'
import type { FieldsOf, templateDesign } from '@kisscut/records'
import { goneIn, libraryThere } from '../../design/samples/library-there.ts'
import { problemsOfSample, readSample } from '../../design/samples/read-sample.ts'
import { notThere } from '../../messages/samples.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'

type Sample = FieldsOf<typeof templateDesign>

/** A sample design in the current format; unreadable or undrawable parts are reported by their place. TOOL-13. */
export async function derivedSample(records: Records, sample: Sample): Promise<Outcome<Sample>> {
  const reading = readSample(sample.data)
  if (!reading.ok) return invalid({ data: problemsOfSample(reading.errors) })
  const gone = goneIn(reading.design, await libraryThere(records, [reading.design]))
  if (gone.length > 0) return invalid({ data: gone.map((place) => `${place}: ${notThere}`) })
  return done({ ...sample, data: { ...designAsJson(reading.design) } })
}
