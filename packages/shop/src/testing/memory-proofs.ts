import type { NotedProof, Proofs } from '../ports-proofs.ts'

export type StoredProof = NotedProof & { readonly fingerprint: string }

/** Proofs in a plain map. */
export const memoryProofs = (kept: Map<string, StoredProof>): Proofs => ({
  of: async (custom, fingerprint, now) => {
    const last = kept.get(custom)
    if (last?.fingerprint === fingerprint) return { version: last.version, made: last.made }
    const proof = { version: (last?.version ?? 0) + 1, made: now }
    kept.set(custom, { ...proof, fingerprint })
    return proof
  },
})
