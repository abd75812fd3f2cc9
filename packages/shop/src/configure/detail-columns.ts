import { storedColumnsOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { AnyRecord } from '@kisscut/records'

/** A configuration's details in those columns that the record of its class has. */
export function detailColumnsOf({ schema }: AnyRecord, configuration: Configuration) {
  const { width, height, quantity, ...others } = storedColumnsOf(configuration)
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => name in schema.shape)),
    ...{ width: width!, height: height!, quantity: quantity! },
  }
}
