export { LABELS_OF_A_FILE, type LabelField, type LabelFile, type LabelJob, type LabelOrder } from './job.ts'
export { labelFiles } from './label-files.ts'
export { writeLabels } from './write-labels.ts'
