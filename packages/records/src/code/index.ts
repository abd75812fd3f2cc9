export * from './qrcode.ts'
