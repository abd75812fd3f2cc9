import { COLOR_OPERATORS } from './color-operators.ts'
import { restoreState, STATE_OPERATORS } from './graphics-state.ts'
import { TEXT_OPERATORS } from './text.ts'
import { operationsOf } from './lexer.ts'
import { PATH_OPERATORS } from './paths.ts'
import { use, type Operator, type Pen } from './pen.ts'
import { XOBJECT_OPERATORS } from './xobjects.ts'

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  [STATE_OPERATORS, PATH_OPERATORS, COLOR_OPERATORS, TEXT_OPERATORS, XOBJECT_OPERATORS].flatMap((each) =>
    Object.entries(each),
  ),
)

/** Interprets a content stream; unknown operators are skipped. Restores all saved states at its end. */
export async function interpretContent(pen: Pen, content: Uint8Array): Promise<void> {
  use(pen.work, 'read', content.length)
  for (const { operator, operands } of operationsOf(content)) {
    use(pen.work, 'operators', 1)
    const done = OPERATORS.get(operator)?.(pen, operands)
    if (done) await done
  }
  while (pen.stack.length > 0) restoreState(pen)
}
