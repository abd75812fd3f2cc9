import fc from 'fast-check'
import { CONTOUR_HOLES } from '../design/limits.ts'
import { PROOF_APPROVALS } from '../design/proof.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { DIE_LINES, LAMINATIONS, LOW_RESOLUTION_CHOICES } from './values.ts'

/** Ids as shops make them, and as they might. */
const id = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,20}$/), fc.string({ minLength: 1, maxLength: 30 }))
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const inches = fc.integer({ min: 0, max: 120_000 }).map((thousandths) => String(thousandths / 1000))
const typed = fc.string({ maxLength: 60 })

const chosen = fc.uniqueArray(fc.record({ optionSetId: id, optionId: id }), {
  maxLength: 6,
  selector: ({ optionSetId, optionId }) => JSON.stringify([optionSetId, optionId]),
})
const variableData = fc.oneof(
  fc.record({ kind: fc.constant('range' as const), from: typed, to: typed }),
  fc.record({ kind: fc.constant('list' as const), text: fc.string({ maxLength: 200 }) }),
)
const placement = fc.record({ x: inches, y: inches, width: inches, height: inches, rotation: inches })

const shape = (side: fc.Arbitrary<string>, quantity: fc.Arbitrary<string>) => ({
  materialId: optional(id),
  materialColorId: optional(id),
  width: side,
  height: side,
  quantity,
  variableData: optional(variableData),
  lamination: optional(fc.constantFrom(...LAMINATIONS)),
  border: fc.boolean(),
  flexCut: fc.boolean(),
  reverseCut: fc.boolean(),
  options: chosen,
  packaging: optional(fc.record({ packageId: id, packageSizeId: id })),
  userFileId: optional(id),
  vectorize: fc.boolean(),
  dieLine: fc.constantFrom(...DIE_LINES),
  clipRadius: inches,
  contourOffset: inches,
  contourSmoothness: inches,
  contourHoles: fc.constantFrom(...CONTOUR_HOLES),
  placement: optional(placement),
  lowResolutionChoice: optional(fc.constantFrom(...LOW_RESOLUTION_CHOICES)),
  proofApproval: fc.constantFrom(...PROOF_APPROVALS),
  instructions: fc.string({ maxLength: 200 }),
})

/** A configuration as it is stored: sides and quantity are numbers. */
export const storedConfiguration = (): fc.Arbitrary<Configuration> =>
  fc.record(shape(inches, fc.integer({ min: 1, max: 100_000 }).map(String)))

/** A configuration as it is typed: sides and quantity may be anything. */
export const typedConfiguration = (): fc.Arbitrary<Configuration> => fc.record(shape(typed, typed))

/** Some fields of a configuration as it is typed. */
export const configurationChange = (): fc.Arbitrary<ConfigurationChange> =>
  fc.record(shape(typed, typed), { requiredKeys: [] })
