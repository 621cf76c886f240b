import type { Checker, Project, Symbol } from 'typescript/unstable/sync'
import * as ast from 'typescript/unstable/ast'

/**
 * One value that an expression can have. `choices` is what was assumed of the expressions that the program only knows while it runs: the
 * arms of a conditional, the keys of a lookup.
 */
interface Known {
  value: unknown
  choices: ReadonlyMap<string, string>
}

export interface Text extends Known {
  value: string
}

/** What a parameter is given, by the id of its symbol. */
type Scope = ReadonlyMap<number, { node: ast.Node; scope: Scope } | { value: unknown }>

interface Expression {
  node: ast.Node
  scope: Scope
}

export interface StatementObject {
  object: ast.ObjectLiteralExpression
  scope: Scope
  choices: Text['choices']
  /** Its parameters have names (kernel/named.ts). */
  isNamed: boolean
}

/** The text cannot be evaluated from the source. */
export class NotEvaluated extends Error {}

/** The file must be imported before the text can be read. */
export class ModuleNeeded extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

const nowhere: Scope = new Map()
const NO_CHOICES: Text['choices'] = new Map()

/**
 * Reads what the texts of statements are put together from: constants, templates, choices between them, and calls. What a module exports is
 * taken from the module itself; the rest is read in its source.
 */
export class TextReader {
  readonly #project: Project
  readonly #checker: Checker
  readonly #modules: ReadonlyMap<string, object>

  /** `modules`: what was imported, by path. */
  constructor(project: Project, modules: ReadonlyMap<string, object>) {
    this.#project = project
    this.#checker = project.checker
    this.#modules = modules
  }

  /** Every text that `node` can have. Throws NotEvaluated, and ModuleNeeded. */
  read(node: ast.Node, scope: Scope = nowhere): Text[] {
    return this.#evaluate(node, scope).map(({ value, choices }) => {
      if (typeof value !== 'string' && typeof value !== 'number') throw new NotEvaluated(node.getText())
      return { value: String(value), choices }
    })
  }

  /** The object literal that `node` names, or the literals that it chooses from. Throws NotEvaluated, and ModuleNeeded. */
  objects(node: ast.Node, scope: Scope = nowhere): StatementObject[] {
    if (ast.isObjectLiteralExpression(node)) return [{ object: node, scope, choices: NO_CHOICES, isNamed: false }]
    if (ast.isParenthesizedExpression(node) || ast.isAsExpression(node)) return this.objects(node.expression, scope)
    if (ast.isConditionalExpression(node)) {
      const [yes, no] = choicesOf(node.condition)
      const under = (arm: ast.Node, choice: [string, string]) =>
        this.objects(arm, scope).map((it) => ({ ...it, choices: new Map([...it.choices, choice]) }))
      return [...under(node.whenTrue, yes), ...under(node.whenFalse, no)]
    }
    if (ast.isCallExpression(node)) {
      const [given] = node.arguments
      if (node.expression.getText() === 'named' && given)
        return this.objects(given, scope).map((it) => ({ ...it, isNamed: true }))
      const { body, scope: inner } = this.#enter(node, scope)
      return this.objects(body, inner)
    }
    const known = this.#constant(node, scope)
    if (known && 'node' in known) return this.objects(known.node, known.scope)
    throw new NotEvaluated(node.getText())
  }

  #evaluate(node: ast.Node, scope: Scope): Known[] {
    const simple = literalOf(node)
    if (simple) return [known(simple.value)]
    if (ast.isParenthesizedExpression(node) || ast.isAsExpression(node) || ast.isSatisfiesExpression(node))
      return this.#evaluate(node.expression, scope)
    if (ast.isTemplateExpression(node))
      return node.templateSpans.reduce<Text[]>(
        (texts, span) =>
          combined(texts, this.read(span.expression, scope), (before, text) => before + text + span.literal.text),
        [{ value: node.head.text, choices: NO_CHOICES }],
      )
    if (ast.isConditionalExpression(node)) {
      const [yes, no] = choicesOf(node.condition)
      return [
        ...assumed(this.#evaluate(node.whenTrue, scope), yes),
        ...assumed(this.#evaluate(node.whenFalse, scope), no),
      ]
    }
    if (ast.isObjectLiteralExpression(node)) return this.#object(node, scope)
    if (ast.isArrayLiteralExpression(node)) return this.#list(node.elements, scope)
    if (ast.isArrowFunction(node)) return [known(this.#closure(node, scope))]
    if (ast.isElementAccessExpression(node)) return this.#lookUp(node, scope)
    if (ast.isCallExpression(node)) return this.#call(node, scope)
    const found = this.#constant(node, scope)
    if (found) return 'node' in found ? this.#evaluate(found.node, found.scope) : [known(found.value)]
    if (ast.isPropertyAccessExpression(node) && this.#isKnown(node.expression, scope))
      return combined(this.#evaluate(node.expression, scope), [known(node.name.text)], propertyIn)
    return this.#byType(node)
  }

  #object(node: ast.ObjectLiteralExpression, scope: Scope): Known[] {
    return node.properties.reduce<Known[]>(
      (objects, property) => {
        if (ast.isSpreadAssignment(property))
          return combined(objects, this.#evaluate(property.expression, scope), (one, other) => ({
            ...(one as object),
            ...(other as object),
          }))
        const key = property.name && keyOf(property.name)
        const value = ast.isShorthandPropertyAssignment(property)
          ? property.name
          : ast.isPropertyAssignment(property)
            ? property.initializer
            : undefined
        if (!key || !value) throw new NotEvaluated(node.getText())
        return combined(objects, this.#evaluate(value, scope), (one, it) => ({ ...(one as object), [key]: it }))
      },
      [known({})],
    )
  }

  #list(elements: readonly ast.Node[], scope: Scope): (Known & { value: unknown[] })[] {
    return elements.reduce<(Known & { value: unknown[] })[]>(
      (lists, element) =>
        combined(
          lists,
          this.#evaluate(ast.isSpreadElement(element) ? element.expression : element, scope),
          (list, it) => [...list, ...(ast.isSpreadElement(element) ? (it as unknown[]) : [it])],
        ),
      [{ value: [], choices: NO_CHOICES }],
    )
  }

  /** A function for `map` and its like: one value for each call. */
  #closure(node: ast.ArrowFunction, scope: Scope): (...given: unknown[]) => unknown {
    return (...given) => {
      const inner = new Map(scope)
      node.parameters.forEach((parameter, index) => {
        const symbol = this.#checker.getSymbolAtLocation(parameter.name)
        if (symbol) inner.set(symbol.id, { value: given[index] })
      })
      const [only, ...others] = this.#evaluate(answerOf(node.body), inner)
      if (!only || others.length > 0) throw new NotEvaluated(node.getText())
      return only.value
    }
  }

  /** What is exported, an argument, the initial value of a constant, or a property of an object literal. */
  #constant(node: ast.Node, scope: Scope): Expression | { value: unknown } | null {
    if (ast.isPropertyAccessExpression(node)) {
      const owner = this.#constant(node.expression, scope)
      if (!owner || !('node' in owner) || !ast.isObjectLiteralExpression(owner.node)) return null
      const value = propertyOf(owner.node, node.name.text)
      return value ? { node: value, scope: owner.scope } : null
    }
    if (!ast.isIdentifier(node)) return null
    const symbol = this.#checker.getSymbolAtLocation(node)
    const given = symbol && scope.get(symbol.id)
    if (given) return given
    const declaration = this.#declaration(node)
    const exported = declaration && this.#exported(declaration)
    if (exported) return exported
    if (declaration && ast.isVariableDeclaration(declaration) && declaration.initializer)
      return { node: unwrapped(declaration.initializer), scope }
    return null
  }

  #isKnown(node: ast.Node, scope: Scope): boolean {
    if (ast.isPropertyAccessExpression(node) || ast.isElementAccessExpression(node))
      return this.#isKnown(node.expression, scope)
    return ast.isCallExpression(node) || this.#constant(node, scope) !== null
  }

  /** The value of what its module exports. */
  #exported(declaration: ast.Node): { value: unknown } | null {
    if (!ast.isVariableDeclaration(declaration) && !ast.isFunctionDeclaration(declaration)) return null
    const statement = ast.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    const isExported =
      (ast.isVariableStatement(statement) || ast.isFunctionDeclaration(statement)) &&
      statement.modifiers?.some((it) => it.getText() === 'export')
    const path = declaration.getSourceFile().fileName
    if (!isExported || !declaration.name || path.includes('/node_modules/')) return null
    const found = this.#modules.get(path)
    if (!found) throw new ModuleNeeded(path)
    return { value: (found as Record<string, unknown>)[declaration.name.getText()] }
  }

  #declaration(node: ast.Node): ast.Node | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    return symbol && this.#original(symbol).valueDeclaration?.resolve(this.#project)
  }

  #original(symbol: Symbol): Symbol {
    return symbol.valueDeclaration ? symbol : this.#checker.getAliasedSymbol(symbol)
  }

  #lookUp(node: ast.ElementAccessExpression, scope: Scope): Known[] {
    const table = this.#constant(node.expression, scope)
    const keys = () => this.read(node.argumentExpression, scope)
    if (table && 'node' in table && ast.isObjectLiteralExpression(table.node)) {
      const { node: object, scope: inner } = table
      return keys().flatMap((key) => {
        const value = propertyOf(object, key.value)
        return value ? combined([key], this.#evaluate(value, inner), (_, it) => it) : []
      })
    }
    if (!this.#isKnown(node.expression, scope)) return this.#byType(node)
    return combined(this.#evaluate(node.expression, scope), keys(), propertyIn)
  }

  #call(node: ast.CallExpression, scope: Scope): Known[] {
    try {
      return this.#callValue(node, scope)
    } catch (error) {
      if (!(error instanceof NotEvaluated)) throw error
    }
    const { body, scope: inner } = this.#enter(node, scope)
    return this.#evaluate(body, inner)
  }

  /** Calls the function itself. Throws NotEvaluated where it or an argument is not known. */
  #callValue({ expression, arguments: given }: ast.CallExpression, scope: Scope): Known[] {
    const isMember = ast.isPropertyAccessExpression(expression) || ast.isElementAccessExpression(expression)
    const callees = isMember
      ? combined(
          this.#evaluate(expression.expression, scope),
          ast.isPropertyAccessExpression(expression)
            ? [known(expression.name.text)]
            : this.read(expression.argumentExpression, scope),
          (owner, key) => {
            const method = propertyIn(owner, key)
            return typeof method === 'function' ? (method.bind(owner) as unknown) : method
          },
        )
      : this.#evaluate(expression, scope)
    return combined(callees, this.#list(given, scope), (callee, list) => {
      if (typeof callee !== 'function') throw new NotEvaluated(expression.getText())
      return (callee as (...values: unknown[]) => unknown)(...list)
    })
  }

  /** The return expression of the called function, with its parameters bound to the arguments of the call. */
  #enter(node: ast.CallExpression, scope: Scope): { body: ast.Node; scope: Scope } {
    const declaration = this.#declaration(node.expression)
    const called =
      declaration && ast.isVariableDeclaration(declaration) && declaration.initializer
        ? unwrapped(declaration.initializer)
        : declaration
    if (!called || !(ast.isArrowFunction(called) || ast.isFunctionDeclaration(called)) || !called.body)
      throw new NotEvaluated(node.getText())
    const inner = new Map(scope)
    called.parameters.forEach((parameter, index) => {
      const given = node.arguments[index] ?? parameter.initializer
      const symbol = this.#checker.getSymbolAtLocation(parameter.name)
      if (given && symbol) inner.set(symbol.id, { node: unwrapped(given), scope })
    })
    return { body: answerOf(called.body), scope: inner }
  }

  /** Any of the strings that the type allows; of a number, one. */
  #byType(node: ast.Node): Known[] {
    const type = this.#checker.getTypeAtLocation(node)
    const types = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
    if (types.length > 0 && types.every((it) => it.isStringLiteralType()))
      return types.map((it) => ({ value: it.value, choices: new Map([[node.getText(), it.value]]) }))
    if (type && this.#checker.isTypeAssignableTo(type, this.#checker.getNumberType())) return [known('1')]
    throw new NotEvaluated(node.getText())
  }
}

const known = (value: unknown): Known => ({ value, choices: NO_CHOICES })

function literalOf(node: ast.Node): { value: unknown } | null {
  if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return { value: node.text }
  if (ast.isNumericLiteral(node)) return { value: Number(node.text) }
  const words: Record<string, unknown> = { true: true, false: false, null: null, undefined }
  const word = node.getText()
  return Object.hasOwn(words, word) ? { value: words[word] } : null
}

function propertyIn(owner: unknown, key: unknown): unknown {
  if (owner === null || owner === undefined) throw new NotEvaluated(`${String(key)} of ${String(owner)}`)
  return (owner as Record<string, unknown>)[String(key)]
}

/** What a condition's arms assume: of `sort === 'price'`, what `sort` is. */
function choicesOf(condition: ast.Node): [yes: [string, string], no: [string, string]] {
  if (
    ast.isBinaryExpression(condition) &&
    condition.operatorToken.getText() === '===' &&
    ast.isStringLiteral(condition.right)
  ) {
    const expression = condition.left.getText()
    return [
      [expression, condition.right.text],
      [expression, `${NOT}${condition.right.text}`],
    ]
  }
  return [
    [condition.getText(), 'true'],
    [condition.getText(), 'false'],
  ]
}

const NOT = 'not '

function areAtOdds(one: string, other: string): boolean {
  if (one.startsWith(NOT) && other.startsWith(NOT)) return false
  if (one.startsWith(NOT)) return one === NOT + other
  return other.startsWith(NOT) ? other === NOT + one : one !== other
}

export function unwrapped(node: ast.Node): ast.Node {
  return ast.isAsExpression(node) || ast.isSatisfiesExpression(node) || ast.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node
}

export function propertyOf(object: ast.ObjectLiteralExpression, name: string): ast.Node | undefined {
  for (const property of object.properties) {
    if (ast.isShorthandPropertyAssignment(property) && keyOf(property.name) === name) return property.name
    if (ast.isPropertyAssignment(property) && keyOf(property.name) === name) return property.initializer
  }
  return undefined
}

function keyOf(name: ast.PropertyName): string | null {
  return ast.isIdentifier(name) || ast.isStringLiteral(name) ? name.text : null
}

/** The single return expression of a function body. */
function answerOf(body: ast.Node): ast.Node {
  if (!ast.isBlock(body)) return unwrapped(body)
  const answers = body.statements.filter(ast.isReturnStatement)
  const [answer] = answers
  if (answers.length !== 1 || !answer?.expression) throw new NotEvaluated(body.getText().slice(0, 60))
  return unwrapped(answer.expression)
}

/** `value` with the assumptions of both texts; empty if they contradict each other. */
export function merged(one: { choices: Text['choices'] }, other: { choices: Text['choices'] }, value: string): Text[] {
  const choices = new Map(one.choices)
  for (const [expression, choice] of other.choices) {
    const assumption = choices.get(expression)
    if (assumption !== undefined && areAtOdds(assumption, choice)) return []
    if (assumption === undefined || assumption.startsWith(NOT)) choices.set(expression, choice)
  }
  return [{ value, choices }]
}

/** Each of `some` with each of `others` that assumes nothing else. */
function combined<One, Other, Result>(
  some: (Known & { value: One })[],
  others: (Known & { value: Other })[],
  combine: (one: One, other: Other) => Result,
): (Known & { value: Result })[] {
  return some.flatMap((one) =>
    others.flatMap((other) =>
      merged(one, other, '').map(({ choices }) => ({ value: combine(one.value, other.value), choices })),
    ),
  )
}

function assumed(values: Known[], choice: [string, string]): Known[] {
  return combined(values, [{ value: null, choices: new Map([choice]) }], (value) => value)
}
