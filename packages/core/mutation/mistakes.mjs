// Mistakes people make and Stryker's operators don't: swapped sources, added roundings, changed constants, dropped terms.
// Static code, which runs once when a file is loaded, has them too.
import ts from 'typescript'

/** Calls of decimals and money that make an amount of two. */
const ARITHMETIC = new Set(['plus', 'minus', 'times', 'div', 'dividedBy', 'mul', 'add', 'sub', 'pow'])
const SYMMETRIC = new Set(['plus', 'times', 'mul', 'add', 'equals', 'eq', 'max', 'min'])
const isNumber = (text) => /^-?\d+(\.\d+)?$/.test(text)

/** Not behavior: types, imports, texts of errors. */
const isSkipped = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))

/** `'0.6'` → `'0.7'`, `100` → `101`. */
const nextNumber = (text) => text.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))

/** The properties that are read of each name in a file: `{ product: Set('width', 'height') }`. */
function propertiesByName(source) {
  const found = new Map()
  const visit = (node) => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      !ts.isCallExpression(node.parent)
    ) {
      const of = found.get(node.expression.text) ?? new Set()
      found.set(node.expression.text, of.add(node.name.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every mistake in a file: `{ kind, start, end, replacement, line }`, in the order of the text. */
export function mistakesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const properties = propertiesByName(source)
  const found = []
  const add = (kind, node, replacement) => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    found.push({ kind, start, end: node.getEnd(), replacement, line })
  }
  const visit = (node) => {
    if (isSkipped(node)) return
    if (ts.isNumericLiteral(node)) add('changed constant', node, String(Number(node.text) + 1))
    else if (ts.isStringLiteral(node) && isNumber(node.text))
      add('changed constant', node, `'${nextNumber(node.text)}'`)
    else if (ts.isBinaryExpression(node)) {
      const [left, operator, right] = [node.left.getText(), node.operatorToken.kind, node.right.getText()]
      if (operator === ts.SyntaxKind.PlusToken || operator === ts.SyntaxKind.MinusToken)
        add('dropped term', node, left)
      if (operator === ts.SyntaxKind.AsteriskToken || operator === ts.SyntaxKind.SlashToken)
        add('dropped factor', node, left)
      if (operator === ts.SyntaxKind.QuestionQuestionToken) {
        add('swapped sources', node, `(${right} ?? ${left})`)
        add('dropped source', node, `(${right})`)
      }
    } else if (ts.isConditionalExpression(node))
      add(
        'swapped sources',
        node,
        `(${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()})`,
      )
    else if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node
      const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : null
      if (method !== null && ARITHMETIC.has(method)) {
        add('dropped term', node, expression.expression.getText())
        add('added rounding', node, `${node.getText()}.toDecimalPlaces(2)`)
      }
      if (/^Math\.(max|min)$/.test(expression.getText()) && given.length > 1)
        add('dropped bound', node, `(${given[0].getText()})`)
      if (
        given.length > 1 &&
        !SYMMETRIC.has(method ?? expression.getText()) &&
        !/^Math\.(max|min)$/.test(expression.getText())
      ) {
        const [first, second, ...rest] = given.map((each) => each.getText())
        if (first !== second)
          add('swapped arguments', node, `${expression.getText()}(${[second, first, ...rest].join(', ')})`)
      }
    } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 1)
      add(
        'dropped element',
        node,
        `[${node.elements
          .slice(0, -1)
          .map((each) => each.getText())
          .join(', ')}]`,
      )
    else if (ts.isRegularExpressionLiteral(node)) {
      const without = node
        .getText()
        .replace(/\[([^\]\\]+|\\.)+\]/, (set) =>
          set.length > 3 ? `${set.slice(0, -2).replace(/\\$/, '')}]` : set,
        )
      if (without !== node.getText()) add('narrowed pattern', node, without)
    } else if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      !ts.isCallExpression(node.parent)
    ) {
      const others = [...(properties.get(node.expression.text) ?? [])]
      if (others.length > 1) {
        const other = others[(others.indexOf(node.name.text) + 1) % others.length]
        add('swapped sources', node, `${node.expression.text}.${other}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The text with one mistake in it. */
export const withMistake = (text, { start, end, replacement }) =>
  text.slice(0, start) + replacement + text.slice(end)
