export type { ProofFacts } from './facts.ts'
export { proofPdf, type Judged } from './proof-pdf.ts'
export { writeProof } from './write-proof.ts'
