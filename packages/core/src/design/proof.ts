/** Proof approval. PROD-2. */
export const PROOF_APPROVALS = ['as_is', 'changes'] as const
/** One of {@link PROOF_APPROVALS}. */
export type ProofApproval = (typeof PROOF_APPROVALS)[number]

/** The choices about the proof, in the words of the page and the job ticket. PROD-2, PROD-14. */
export const PROOF_CHOICES = {
  as_is: 'Print as is',
  changes: 'Show me a proof first',
} as const satisfies Record<ProofApproval, string>

/** The same for lettering, which is cut and never printed. LET-13. */
export const LETTERING_PROOF_CHOICES = {
  ...PROOF_CHOICES,
  as_is: 'Cut as is',
} as const satisfies Record<ProofApproval, string>

/** How far the proofs of an ordered design have come. */
export interface ProofState {
  readonly approval: ProofApproval
  /** Preflight found nothing that stops the press. */
  readonly preflightGreen: boolean
  /** Number of the latest proof version; 0: none made yet. */
  readonly latestVersion: number
  /** The version the customer approved; null: none. */
  readonly approvedVersion: number | null
}

/**
 * Whether production may start. AS_IS waives the proof; CHANGES blocks production until the customer has approved the
 * latest version. Either way preflight must be green. PROD-3.
 */
export function mayStartProduction(proof: ProofState): boolean {
  if (!proof.preflightGreen) return false
  return (
    proof.approval === 'as_is' || (proof.latestVersion > 0 && proof.approvedVersion === proof.latestVersion)
  )
}

/** A staff edit makes a new version of the proof and resets the approval. PROD-4. */
export const proofAfterStaffEdit = (proof: ProofState): ProofState => ({
  ...proof,
  latestVersion: proof.latestVersion + 1,
  approvedVersion: null,
  preflightGreen: false,
})

/** The customer approves the latest proof; without one nothing changes. PROD-3. */
export const approveProof = (proof: ProofState): ProofState =>
  proof.latestVersion > 0 ? { ...proof, approvedVersion: proof.latestVersion } : proof
