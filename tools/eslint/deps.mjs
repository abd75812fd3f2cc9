/**
 * ESLint rule `kisscut/deps`: a function names the dependencies that it uses, and no others (packages/shop/src/dependencies.ts). `Deps` has
 * those that it uses itself, `DepsOf` the functions that it passes its own to. Only functions named `create…` take the type of a whole folder.
 */

const nameOf = ({ id, parent }) => id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : '')

/** Every type reference in a type, with its name. */
function* referencesIn(node) {
  if (!node || typeof node.type !== 'string') return
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') yield node
  for (const key of ['types', 'params', 'typeArguments', 'elementType', 'objectType'])
    for (const each of [node[key] ?? []].flat()) yield* referencesIn(each)
}

/** The members of a union, or the type itself. */
const membersOf = (node) => (node?.type === 'TSUnionType' ? node.types : node ? [node] : [])

/** The names of a pattern's properties; null for a rest element. */
const partsOf = ({ properties }) => properties.map(({ key }) => key?.name ?? null)

/** @type {import('eslint').Rule.RuleModule} */
export const deps = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      whole: '`{{name}}` is everything a folder uses: name what this function uses by `Deps` and `DepsOf`.',
      unused: 'This function doesn’t use `{{name}}`.',
      parts: 'Name the parts of the storage that this function uses, such as `storage.records`.',
    },
  },
  create(context) {
    const { sourceCode } = context

    /** The uses of a value called `name`: `name.part` for its parts, `name` for the whole. */
    const usesOf = (name, node) => {
      const { parent } = node
      if (parent.type === 'MemberExpression' && parent.object === node && !parent.computed)
        return [`${name}.${parent.property.name}`]
      if (parent.type === 'VariableDeclarator' && parent.init === node && parent.id.type === 'ObjectPattern')
        return partsOf(parent.id).map((part) => (part === null ? name : `${name}.${part}`))
      return [name]
    }

    const referencesOf = (node, name) => {
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(name)
        if (variable)
          return variable.references.filter(
            ({ init, identifier }) => !init || identifier.parent.id !== identifier,
          )
      }
      return []
    }

    /** The uses of the dependencies in a pattern. */
    const usesOfPattern = (pattern, node) =>
      pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return []
        const { name } = property.key
        const { value } = property
        if (value.type === 'ObjectPattern')
          return partsOf(value).map((part) => (part === null ? name : `${name}.${part}`))
        return referencesOf(node, value.name).flatMap(({ identifier }) => usesOf(name, identifier))
      })

    /** The uses of the dependencies in a variable. */
    const usesOfVariable = (variable, scopeOf) =>
      referencesOf(scopeOf, variable).flatMap(({ identifier }) => {
        const { parent } = identifier
        if (parent.type === 'MemberExpression' && parent.object === identifier)
          return usesOf(parent.property.name, parent)
        if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern')
          return usesOfPattern(parent.id, parent.id)
        return []
      })

    const checkParameter = (fn, parameter) => {
      const references = [...referencesIn(parameter.typeAnnotation?.typeAnnotation)]
      const named = references.filter(({ typeName }) => /^Deps(Of)?$/.test(typeName.name))
      const whole = references.find(({ typeName: { name } }) => /.Deps$|^Dependencies$/.test(name))
      const isOwnType = fn.typeParameters?.params.some(({ name }) => name.name === whole?.typeName.name)
      if (whole && !isOwnType && !nameOf(fn).startsWith('create')) {
        const { name } = whole.typeName
        if (!context.sourceCode.text.includes(`type ${name} = Deps`))
          context.report({ node: whole, messageId: 'whole', data: { name } })
      }
      if (named.length === 0) return
      const inside = fn.body
      const used = new Set(
        parameter.type === 'ObjectPattern'
          ? usesOfPattern(parameter, inside)
          : usesOfVariable(parameter.name, inside),
      )
      const names = [...used]
      const isUsed = (key) =>
        used.has(key) || used.has(key.split('.')[0]) || names.some((each) => each.startsWith(`${key}.`))
      const text = sourceCode.getText(inside) + sourceCode.getText(parameter)
      for (const { typeName, typeArguments } of named)
        for (const member of membersOf(typeArguments?.params[0])) {
          if (typeName.name === 'Deps' && member.type === 'TSLiteralType') {
            const key = member.literal.value
            if (key === 'storage') context.report({ node: member, messageId: 'parts' })
            else if (!isUsed(key)) context.report({ node: member, messageId: 'unused', data: { name: key } })
          } else if (typeName.name === 'DepsOf' && member.type === 'TSTypeQuery') {
            const name = sourceCode.getText(member.exprName)
            if (
              !new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(
                text.replace(sourceCode.getText(member), ''),
              )
            )
              context.report({ node: member, messageId: 'unused', data: { name } })
          }
        }
    }

    const check = (fn) => fn.params.forEach((parameter) => checkParameter(fn, parameter))
    return { ArrowFunctionExpression: check, FunctionDeclaration: check, FunctionExpression: check }
  },
}
