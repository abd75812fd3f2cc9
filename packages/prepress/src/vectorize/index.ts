export { vectorize } from './vectorize.ts'
export { COLOURS, type Vectorized, type VectorizeOrder } from './vectorize-order.ts'
