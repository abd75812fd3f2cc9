/** Messages for staff about background jobs, print files and tickets. */

export const staffOnly = 'Only the shop’s staff may do this.'
export const tooManyWaiting = 'Too many jobs are waiting. Please let some of them finish first.'
export const hasEnded = 'This job has ended already.'
export const notFailed = 'Only a job that failed or was cancelled can be tried again.'
export const notEnded = 'This job has not ended yet. Please cancel it first.'
export const notMadeNow = 'The press could not make this file just now. Please try again in a moment.'

export const tooManyRows = (most: number) => `Labels can have at most ${most} rows.`
export const otherLength = (values: number, fields: number) =>
  `This row has ${values} ${values === 1 ? 'value' : 'values'}; there are ${fields} fields.`
export const nothingVaries = 'No text or code of its design varies from piece to piece.'
export const otherLengths = (name: string, count: number, other: string, otherCount: number) =>
  `“${name}” has ${count} values, “${other}” has ${otherCount}.`
export const field = (place: number) => `Field ${place}`
export const rowsOrRanges = 'The job has rows of its own, so leave out the ranges.'

export const alongOutlines = 'Along its outlines, one path for each film'
export const manyMaterials = (names: string) => `More than one material: ${names}.`
export const manyFinishes = 'Finished differently: see each product.'
