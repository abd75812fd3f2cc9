import {
  CONFIGURATION_FIELDS,
  type ConfigurationChange,
  type Field,
  FIELD_ENTRIES,
  type FieldName,
  fieldsOfStep,
  type ConfigurationStep,
  valueOf,
} from './fields.ts'
import { canonicalValue, isSameValue, type Kind } from './kind.ts'

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
  one === null || other === null ? one === other : isSameValue(kind, one, other)

/**
 * A configuration in its canonical spelling, by field: equal configurations have the same, to the byte once it is JSON with sorted keys.
 * Fields with their default are left out, so that a field of a later version changes no configuration stored before.
 */
export const canonicalConfiguration = (
  configuration: ConfigurationChange,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { kind }]) => {
      const value = valueOf(configuration, name)
      const isDefault = isSame(kind, value, (CONFIGURATION_FIELDS[name] as Field).default ?? null)
      return value === null || isDefault ? [] : [[name, canonicalValue(kind, value)]]
    }),
  )
