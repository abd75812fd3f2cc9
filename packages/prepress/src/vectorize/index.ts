export { vectorize } from './vectorize.ts'
export { COLORS, type Vectorized, type VectorizeOrder } from './vectorize-order.ts'
