import { errorsOfSaveFailure } from '@kisscut/core/errors'
import * as messages from '../../../messages/design.ts'

/** The messages of a failed call, in the shop's own words where it has any. */
export const messagesOf = (response: unknown): readonly string[] => {
  const { general } = errorsOfSaveFailure(response)
  return general.length > 0 ? general : [messages.didNotWork]
}
