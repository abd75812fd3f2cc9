import { writeFileSync } from 'node:fs'

/** Reporter of vitest that notes how many errors belong to no test, which its JSON leaves out: in the file `TEST_ERRORS`. */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.TEST_ERRORS, String(errors.length))
  }
}
