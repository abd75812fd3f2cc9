import { errorsOfSaveFailure } from '@kisscut/core/errors'

/** The messages of a failed call, in the shop's own words where it has any. */
export const messagesOf = (response: unknown): readonly string[] => {
  const { general } = errorsOfSaveFailure(response)
  return general.length > 0 ? general : ['This did not work. Please try again.']
}
