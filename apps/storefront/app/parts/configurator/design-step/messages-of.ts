import { errorsOfSaveFailure } from '@kisscut/core/errors'
import * as messages from '../../../messages/design.ts'

/** The messages of a failed call; the shop's own where it sent some. */
export const messagesOf = (response: unknown): readonly string[] => {
  const { general } = errorsOfSaveFailure(response)
  return general.length > 0 ? general : [messages.didNotWork]
}
