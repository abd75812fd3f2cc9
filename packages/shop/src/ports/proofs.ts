/** A proof that was made of a product; PROD-4. */
export interface NotedProof {
  /** From 1. */
  readonly version: number
  /** When it was first asked for. */
  readonly made: Date
}

/** Proofs are counted by product. */
export interface Proofs {
  /**
   * The proof of a product as it is now: its last one where the fingerprint of all it shows is the same, else one more. However
   * many ask at once, one fingerprint after another has one version.
   */
  of(custom: string, fingerprint: string, now: Date): Promise<NotedProof>
}
