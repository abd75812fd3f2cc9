export { openStorage, type StorageSettings } from './open-storage.ts'
