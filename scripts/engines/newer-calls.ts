import { parseAst } from 'vite'
import { compat, membersOf, missingIn, type Feature } from './compat.ts'

/**
 * Calls in a script of functions that an engine at the floor lacks, unless the script asks first whether they exist.
 * Methods are found by name, so a name that an older interface has as well cannot be told apart: for those, the types
 * of `web/tsconfig.json` end at ES2023.
 */
export function newerCalls(script: string): string[] {
  const found = new Map<string, string>()
  const tree = parseAst(script) as unknown as Node
  visit(tree, [], (node, above) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const callee = node['callee'] as Node
    const [name, where] = newer(callee, node.type === 'NewExpression')
    if (!where || node['optional'] || name in KNOWN) return
    if (!isAsked(above, last(name))) found.set(name, where)
  })
  return [...found].map(([name, where]) => `${name} (${where})`)
}

/** Interfaces whose methods are looked for. Those of others are named like methods of libraries: `run`, `destroy`. */
const CORE =
  /^(?:Abort|Animation$|Blob|Canvas|Clipboard|Crypto|CSSStyleSheet|Custom|DataTransfer|Document|DOM|Element|Event|File|Form|Headers|History|HTML|Image|Navigator$|Node|Offscreen|Performance|Range|Readable|Request|Response|Selection|Shadow|Storage|Subtle|Text|URL|ViewTransition|Visual|Writable)/

/** Libraries' own methods of these names, and browsers' that a library asks for in another function. */
const KNOWN: Record<string, string> = {
  dispose: 'of @dnd-kit and react-day-picker',
  share: 'called by a button that is rendered where `navigator.share` is',
  showPopover: '@dnd-kit asks for it in `supportsPopover`',
  skipTransition: 'React calls it on the transition that `startViewTransition` has returned',
  startViewTransition: 'React catches what it throws; the router asks for it first',
  take: 'of the reader of JPEG blocks',
  use: 'of React and i18next',
  when: 'of zod',
}

interface Node {
  type: string
  [key: string]: unknown
}

const tables = readTables()

/** The name of what is called and the engines without it; empty where the floor has it. */
function newer(callee: Node, isNew: boolean): [string, string?] {
  if (callee.type === 'Identifier') {
    const name = callee['name'] as string
    return [name, (isNew ? tables.classes : tables.globals).get(name)]
  }
  if (callee.type !== 'MemberExpression' || callee['computed']) return ['']
  const name = (callee['property'] as Node)['name'] as string
  const { type, name: holder } = callee['object'] as Node
  // `name?.call()` asks whether the object is there.
  if (callee['optional']) return ['']
  const asStatic = type === 'Identifier' ? `${String(holder)}.${name}` : ''
  if (tables.statics.has(asStatic)) return [asStatic, tables.statics.get(asStatic)]
  if (['globalThis', 'window', 'self'].includes(String(holder)))
    return [name, tables.globals.get(name)]
  return [name, tables.methods.get(name)]
}

/** Whether a function or a condition around the call tests for the name: `typeof`, `in`, `?.(`, `if (x.name)`. */
function isAsked(above: Node[], name: string): boolean {
  return above.some((node) => {
    const isScope = /Function|^(?:If|Conditional|Logical)/.test(node.type)
    return isScope && mentions(node, name)
  })
}

function mentions(scope: Node, name: string): boolean {
  let isMentioned = false
  visit(scope, [], (node) => {
    const tested =
      node.type === 'IfStatement' || node.type === 'ConditionalExpression'
        ? node['test']
        : node.type === 'LogicalExpression'
          ? node['left']
          : node.type === 'UnaryExpression' && node['operator'] === 'typeof'
            ? node['argument']
            : node.type === 'BinaryExpression' && node['operator'] === 'in'
              ? node['left']
              : null
    if (tested && names(tested as Node, name)) isMentioned = true
  })
  return isMentioned
}

/** Whether the tested value is the function itself and not its result. */
function names(node: Node, name: string): boolean {
  switch (node.type) {
    case 'Identifier':
      return node['name'] === name
    case 'Literal':
      return node['value'] === name
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked === name
    case 'MemberExpression':
      return (node['property'] as Node)['name'] === name
    case 'UnaryExpression':
      return names(node['argument'] as Node, name)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return names(node['left'] as Node, name) || names(node['right'] as Node, name)
    default:
      return false
  }
}

/** Calls `see` with every node and those around it. */
function visit(node: Node, above: Node[], see: (node: Node, above: Node[]) => void): void {
  see(node, above)
  above.push(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (child !== null && typeof child === 'object' && 'type' in child)
        visit(child as Node, above, see)
  above.pop()
}

function last(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

function readTables() {
  const statics = new Map<string, string>()
  const classes = new Map<string, string>()
  const globals = new Map<string, string>()
  const methods = new Map<string, string>()
  const old = new Set<string>()
  const interfaces = [...Object.entries(compat.javascript.builtins), ...Object.entries(compat.api)]
  for (const [holder, feature] of interfaces) {
    const missing = missingIn(feature)
    if (missing) classes.set(holder, missing)
    const hasMethods = holder in compat.javascript.builtins || CORE.test(holder)
    for (const [key, member] of membersOf(feature)) {
      const name = key.replace(/_static$/, '')
      const where = missingIn(member)
      const isStatic = key !== name || isStaticBuiltin(member, holder, name)
      if (!where) old.add(name)
      else if (isStatic) statics.set(`${holder}.${name}`, where)
      else if (holder === 'Window' || holder === '_globals') globals.set(name, where)
      else if (hasMethods) methods.set(name, where)
    }
  }
  for (const name of old) methods.delete(name)
  return { statics, classes, globals, methods }
}

/** Of JavaScript's own objects only the specification's address tells: `#sec-map.groupby`. */
function isStaticBuiltin(member: Feature, holder: string, name: string): boolean {
  const address = [member.__compat?.spec_url ?? ''].flat().join(' ').toLowerCase()
  return address.includes(`${holder}.${name}`.toLowerCase())
}
