export * from './shutterstock-product.ts'
