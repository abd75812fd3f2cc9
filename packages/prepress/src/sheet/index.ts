export type { Marks, SheetJob, SheetPiece, Sheets } from './job.ts'
export { writeSheets } from './write-sheets.ts'
