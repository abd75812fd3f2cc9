import type { CodeItem } from '@kisscut/artwork/design'
import { smallestCode } from '@kisscut/artwork/measure'
import { codeSizeProblems } from '@kisscut/core/codes'
import { messageOf } from '@kisscut/core/problem'

/** Why a code is rejected at a size in inches, in the rule's own words; null where it is accepted. CODE-5. */
export function codeProblem(code: CodeItem, width: number, height: number): string | null {
  const least = smallestCode(code)
  const smallest = { width: least.width.toFixed(3), height: least.height.toFixed(3) }
  const [problem] = codeSizeProblems(smallest, width.toFixed(3), height.toFixed(3))
  return problem ? messageOf(problem) : null
}
