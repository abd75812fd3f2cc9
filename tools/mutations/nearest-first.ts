import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The words of a path, among them `cart` of `cart/put-line.ts`. */
const wordsOf = (path: string) => new Set(path.split(/[^a-z\d]+/))

/**
 * Tests close to the planted file (`PLANTED`, below the current folder) go first, and among those the short ones: what fails there
 * saves the run of all others.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const planted = process.env['PLANTED'] ?? ''
    const words = wordsOf(planted)
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(process.cwd(), moduleId)
      const shared = path.split('/').findIndex((part, at) => part !== planted.split('/')[at])
      return 2 * [...wordsOf(path)].filter((word) => words.has(word)).length + shared
    }
    const ranked = files.map((file) => ({ file, rank: rank(file), size: statSync(file.moduleId).size }))
    return ranked.sort((one, other) => other.rank - one.rank || one.size - other.size).map(({ file }) => file)
  }
}
