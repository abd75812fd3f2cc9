// `npm run requirements [-- AREA …]`: every requirement with the tests that cite it.
import { citations } from './citations.ts'
import { areasOf, requirements } from './requirements.ts'

const wanted = process.argv.slice(2)
const all = requirements()
const cited = citations(areasOf(all))

for (const { id, text, isPlanned } of all) {
  if (wanted.length > 0 && !wanted.includes(id.replace(/-\d+$/, '')) && !wanted.includes(id)) continue
  const tests = cited.filter((each) => each.id === id && each.isTest).map(({ file }) => file)
  console.log(`${id}  ${text}`)
  console.log(
    tests.length > 0
      ? tests.map((file) => `    ${file}`).join('\n')
      : `    ${isPlanned ? '(planned)' : '(no test)'}`,
  )
}
