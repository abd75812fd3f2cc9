/** For a failed call without a message. */

export const unreachable = 'The shop can’t be reached. Check the connection, then try again.'
export const failed = (status: number) => `The shop answered ${status}. Please try again.`
