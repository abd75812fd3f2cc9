/** A proof made of a product. PROD-4. */
export interface NotedProof {
  /** From 1. */
  readonly version: number
  /** Time of its first request. */
  readonly made: Date
}

/** Numbers the proofs of each product. */
export interface Proofs {
  /**
   * The proof of a product's present state: the last one if its fingerprint is unchanged, else the next number. Concurrent calls
   * with the same fingerprint get the same version.
   */
  of(custom: string, fingerprint: string, now: Date): Promise<NotedProof>
}
