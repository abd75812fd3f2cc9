/** For a retouch that returns neither artwork nor a reason. */
export const retouchingFailed = 'That didn’t work. Your artwork hasn’t changed. Please try again.'
