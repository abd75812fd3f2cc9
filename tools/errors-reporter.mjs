import { writeFileSync } from 'node:fs'

/** Vitest reporter that writes the number of errors outside tests, which its JSON omits, to the file `TEST_ERRORS`. */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.TEST_ERRORS, String(errors.length))
  }
}
