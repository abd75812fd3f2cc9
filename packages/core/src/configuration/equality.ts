import {
  type ConfigurationChange,
  type FieldName,
  fieldsOfStep,
  type ConfigurationStep,
  valueOf,
} from './fields.ts'
import type { Kind } from './kind.ts'

/** The fields that differ, of all steps or of some; absent and default are the same. Set by the shop: not compared. */
export const changedFields = (
  one: ConfigurationChange,
  other: ConfigurationChange,
  ...steps: readonly ConfigurationStep[]
): readonly FieldName[] =>
  fieldsOfStep(...(steps.length > 0 ? steps : (['details', 'design', 'finalize'] as const)))
    .filter(([name, { kind }]) => !isSame(kind, valueOf(one, name), valueOf(other, name)))
    .map(([name]) => name)

/** Whether two configurations are the same product, in all steps or in some. An equivalence. */
export const isSameConfiguration = (
  one: ConfigurationChange,
  other: ConfigurationChange,
  ...steps: readonly ConfigurationStep[]
): boolean => changedFields(one, other, ...steps).length === 0

const isSame = (kind: Kind<unknown, unknown>, one: unknown, other: unknown): boolean =>
  one === null || other === null ? one === other : kind.equals(one, other)
