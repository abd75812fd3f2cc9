/** Where a retouch gives neither artwork nor a reason. */
export const retouchingFailed = 'This did not work. Your artwork is as it was: please try again.'
