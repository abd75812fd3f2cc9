export { packagePreviewMachine, type PackageScene } from './machine.ts'
