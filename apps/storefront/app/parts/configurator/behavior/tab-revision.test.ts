// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { isOutdated, noteRevision } from './tab-revision.ts'

afterEach(() => sessionStorage.clear())

describe("a page restored from the browser's cache (DESIGN-22)", () => {
  it('is outdated once this tab has made a newer revision of its product', () => {
    expect(isOutdated({ id: 'strip', revision: 2 })).toBe(false)
    noteRevision('strip', 3)
    expect(isOutdated({ id: 'strip', revision: 2 })).toBe(true)
    expect(isOutdated({ id: 'strip', revision: 3 })).toBe(false)
    expect(isOutdated({ id: 'another', revision: 0 })).toBe(false)
    expect(isOutdated({ id: null, revision: 0 })).toBe(false)
  })
})
