import { describe, expect, it } from 'vitest'
import { folderOf, reportOf } from './tests-together.mjs'

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

describe('the report of a project that was tested together with others', () => {
  const report = {
    testResults: [
      file('/shop/packages/core/src/a.test.ts', 'passed', 'passed', 'skipped'),
      file('/shop/packages/core-tools/b.test.ts', 'failed'),
      file('/shop/apps/admin/src/c.test.ts', 'passed', 'failed'),
      // It failed to load.
      { name: '/shop/tools/d.test.ts', status: 'failed', assertionResults: [] },
      // Its process died.
      file('/shop/packages/rest/e.test.ts', 'passed', 'pending'),
    ],
  }

  it('has its own files, and counts their tests', () => {
    expect(reportOf(report, '/shop/packages/core')).toEqual({
      ...{ numPassedTests: 2, numFailedTests: 0, success: true },
      testResults: report.testResults.slice(0, 1),
    })
    expect(reportOf(report, '/shop/apps/admin')).toMatchObject({
      ...{ numPassedTests: 1, numFailedTests: 1, success: false },
    })
  })

  it('has failed where a file could not be loaded', () => {
    expect(reportOf(report, '/shop/tools')).toMatchObject({ numFailedTests: 1, success: false })
  })

  it('has failed where a process died before its last test, and where no file was found', () => {
    expect(reportOf(report, '/shop/packages/rest')).toMatchObject({ numFailedTests: 1, success: false })
    expect(reportOf(report, '/shop/packages/nothing')).toMatchObject({ success: false })
  })

  it('is in the folder of the project', () => {
    expect(['core', 'storefront', 'tools'].map(folderOf)).toEqual([
      'packages/core',
      'apps/storefront',
      'tools',
    ])
  })
})
