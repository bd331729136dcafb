/**
 * A browser that translates a page replaces each text node by an element. React still holds the old node: a new value is written
 * where nobody sees it, and removing the node, or inserting something before it, throws, which removes the part from the page. In
 * an element with a single text React replaces the whole content, which works after a translation (decision 070).
 */

const MESSAGE =
  'Text that changes, comes or goes stands alone in an element: a translated page loses it beside others (decision 070).'

/** Names in capitals are constants of the file. */
const isConstant = (name) => /^[A-Z][A-Z\d_]*$/.test(name)

const isFunction = ({ type }) => type === 'ArrowFunctionExpression'

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name)

/** The expression of a function's last return. */
const returnOf = ({ body }) => (body.type === 'BlockStatement' ? body.body.at(-1)?.argument : body)

/** The function that a call applies to each member of a list, as in `lines.map((line) => <li />)`. */
const madeOfEach = ({ callee, arguments: given }) =>
  ['map', 'flatMap', 'from'].includes(nameOf(callee)) ? given.findLast(isFunction) : undefined

/** The value of a constant that the file itself declares. */
const valueOf = (node, sourceCode) => {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name)
    if (variable) return variable.defs[0]?.node.init
  }
}

/**
 * Whether an expression may render text: true unless it is known to be an element or empty.
 * @param known the file (`sourceCode`), and the names of properties that hold elements (`slots`)
 */
const mayBeText = (node, known) => {
  const ask = (part) => mayBeText(part, known)
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment': // Its own children are asked.
      return false
    case 'Literal':
      return node.value !== null && typeof node.value !== 'boolean'
    case 'ConditionalExpression':
      return ask(node.consequent) || ask(node.alternate)
    case 'LogicalExpression':
      return ask(node.right) || (node.operator !== '&&' && ask(node.left))
    case 'ChainExpression':
      return ask(node.expression)
    case 'CallExpression': {
      const callback = madeOfEach(node)
      return callback ? ask(returnOf(callback)) : !known.slots.includes(nameOf(node.callee))
    }
    case 'Identifier': {
      if (known.slots.includes(node.name) || isConstant(node.name)) return false
      const value = valueOf(node, known.sourceCode)
      return value ? ask(value) : true
    }
    case 'MemberExpression':
      return !known.slots.includes(nameOf(node)) && !isConstant(nameOf(node))
    default:
      return true
  }
}

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')))

/** The children that would fail on a translated page. */
const lostAmong = (children, isFragment, known) => {
  let comesAndGoes = isFragment // With all that it holds.
  return children.filter((child) => {
    // React inserts a new node before the next existing node, which may be a text.
    if (child.type === 'JSXText') return comesAndGoes
    comesAndGoes = child.type === 'JSXExpressionContainer' && child.expression.type !== 'Literal'
    return comesAndGoes && mayBeText(child.expression, known)
  })
}

const textAlone = {
  meta: { schema: [{ type: 'object', properties: { slots: { type: 'array' } } }] },
  create: ({ options, sourceCode, report }) => {
    const known = { slots: options[0].slots, sourceCode }
    const check = (node) => {
      const children = node.children.filter((child) => !isBlank(child))
      const isFragment = node.type === 'JSXFragment'
      if (children.length < 2 && !isFragment) return
      for (const child of lostAmong(children, isFragment, known)) report({ node: child, message: MESSAGE })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

export default { meta: { name: 'site' }, rules: { 'text-alone': textAlone } }
