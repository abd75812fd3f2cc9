/**
 * ESLint rule `kisscut/vocabulary`: names declared here use the words of docs/glossary.md, in American spelling. Checks
 * declarations (variables, functions, types and their members, file names), never names of libraries, and a few words in comments
 * and test titles.
 */

/** Rejected words in names, each with suggestions. */
const WORDS = {
  wish: 'configuration, change, options',
  wishes: 'configuration, options',
  wished: 'chosen, configured',
  shelf: 'category, table, quota',
  shelves: 'categories, tables',
  shelved: 'listed',
  ask: 'request, query, fetch',
  asks: 'requests',
  asked: 'requested',
  asking: 'caller, requesting',
  door: 'api',
  doors: 'entryPoints',
  kept: 'saved, stored, retained',
  keeper: 'cache, store',
  keeping: 'autosave, saving',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  answer: 'response, result',
  answers: 'responses, results',
  answered: 'responded',
  answerer: 'handler',
  refuse: 'reject',
  refused: 'rejected',
  refusal: 'rejection, failure, error',
  refusals: 'rejections, failures, errors',
  laid: 'placed',
  lies: 'isPlaced',
  errand: 'callback',
  errands: 'callbacks, host',
  taken: 'accepted, ingested, leased',
  manner: 'preferences',
  pace: 'rateLimit',
  paces: 'rateLimits',
  told: 'reported',
  tell: 'report, describe',
  tells: 'reports',
  said: 'message, reported',
  says: 'message, describes',
  mat: 'canvas',
  remark: 'check, finding',
  remarks: 'checks, findings',
  people: 'accounts',
  demands: 'conditions',
  ground: 'background',
  grounds: 'backgrounds',
  bringing: 'input, upload',
  waking: 'hydrate',
  amiss: 'problems',
  unfit: 'invalid, permanent',
  undone: 'rollback',
  faults: 'errors, problems',
  surroundings: 'context, environment',
  doing: 'actions',
  hands: 'actions',
  took: 'accepted',
  paper: 'document, layout',
  papers: 'documents',
  house: 'system, architecture',
  rooms: 'packages',
}

/** Rejected sequences of two or three words, joined by `_`. */
const PHRASES = {
  in_force: 'resolved',
  first_sign: 'firstInteraction',
  bring_to_life: 'hydrate',
  hand_over: 'mergeGuest',
  put_back: 'restore',
  let_go: 'endDrag',
  why_not: 'problems',
  file_well: 'dropZone',
  known_product: 'catalogProduct',
  known_material: 'catalogMaterial',
  design_table: 'designStep',
  placing_table: 'placementEditor',
}

/** Rejected words in comments and test titles; those with a plain meaning too (ask, door, told) are left out. */
const IN_SENTENCES = {
  wish: 'configuration, change',
  wishes: 'configuration, changes',
  wished: 'chosen, ordered',
  shelf: 'category',
  shelves: 'categories',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  errand: 'callback',
  amiss: 'problems',
}

/** British word beginnings. */
const BRITISH = {
  colour: 'color',
  catalogue: 'catalog',
  normalis: 'normaliz',
  centre: 'center',
  grey: 'gray',
  behaviour: 'behavior',
  sanitis: 'sanitiz',
  neighbour: 'neighbor',
  favour: 'favor',
  honour: 'honor',
  serialis: 'serializ',
  millimetre: 'millimeter',
  licence: 'license',
}

/** Rejected last words of names: types or variables of dependencies. */
const LAST = { needs: 'deps', ways: 'hooks' }

/** `whyNotRGB2` → `['why', 'not', 'rgb', '2']` */
export const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** The first rejected word of a name, with suggestions; null for none. */
export function misnomerIn(name) {
  const words = wordsOf(name)
  for (const word of words) {
    if (Object.hasOwn(WORDS, word)) return { word, instead: WORDS[word] }
    const british = Object.keys(BRITISH).find((beginning) => word.startsWith(beginning))
    if (british) return { word, instead: BRITISH[british] }
  }
  const joined = `_${words.join('_')}_`
  const phrase = Object.keys(PHRASES).find((each) => joined.includes(`_${each}_`))
  if (phrase) return { word: phrase.replaceAll('_', ' '), instead: PHRASES[phrase] }
  const last = words.at(-1)
  return Object.hasOwn(LAST, last) ? { word: last, instead: LAST[last] } : null
}

/** The first rejected word of a sentence, with suggestions; null for none. */
export function misnomerInSentence(text) {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const word = words.find((each) => Object.hasOwn(IN_SENTENCES, each))
  return word === undefined ? null : { word, instead: IN_SENTENCES[word] }
}

/** Whether the call names a test or a group of tests: `it('…')`, `describe.each(…)('…')`. */
export const namesTest = ({ callee }) => {
  const inner = callee.type === 'CallExpression' ? callee.callee : callee
  const { name } = inner.type === 'MemberExpression' ? inner.object : inner
  return name === 'it' || name === 'describe'
}

/** The names a binding pattern declares; keys of a pattern are not declared here. */
function* namesIn(pattern) {
  if (!pattern) return
  if (pattern.type === 'Identifier') yield pattern
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left)
  else if (pattern.type === 'RestElement') yield* namesIn(pattern.argument)
  else if (pattern.type === 'TSParameterProperty') yield* namesIn(pattern.parameter)
  else if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) yield* namesIn(each)
  else if (pattern.type === 'ObjectPattern')
    for (const each of pattern.properties)
      if (each.type === 'RestElement') yield* namesIn(each.argument)
      else if (!each.shorthand) yield* namesIn(each.value)
}

/** @type {import('eslint').Rule.RuleModule} */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { misnomer: '`{{name}}`: the glossary has no "{{word}}"; say {{instead}}.' },
  },
  create(context) {
    const check = (node) => {
      const name = node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? node.name : undefined
      const found = name && misnomerIn(name)
      if (found) context.report({ node, messageId: 'misnomer', data: { name, ...found } })
    }
    const checkPattern = (pattern) => {
      for (const each of namesIn(pattern)) check(each)
    }
    const checkSentence = (node, text) => {
      const found = misnomerInSentence(text)
      if (found)
        context.report({ loc: node.loc, messageId: 'misnomer', data: { name: found.word, ...found } })
    }
    const checkFunction = (node) => {
      check(node.id)
      for (const each of node.params) checkPattern(each)
    }
    const checkId = (node) => check(node.id)
    const checkKey = (node) => {
      if (!node.computed) check(node.key)
    }
    return {
      Program(node) {
        const file = context.filename.split(/[\\/]/).at(-1)
        const found = misnomerIn(file.replace(/(\.[a-z]+)+$/, ''))
        if (found) context.report({ node, messageId: 'misnomer', data: { name: file, ...found } })
        for (const comment of context.sourceCode.getAllComments()) checkSentence(comment, comment.value)
      },
      CallExpression(node) {
        const [title] = node.arguments
        if (title?.type === 'Literal' && typeof title.value === 'string' && namesTest(node))
          checkSentence(title, title.value)
      },
      VariableDeclarator: (node) => checkPattern(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSEnumDeclaration: checkId,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    }
  },
}
