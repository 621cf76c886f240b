import type { Checker, Project, Symbol } from 'typescript/unstable/sync'
import * as ast from 'typescript/unstable/ast'

/**
 * One text that an expression can have. `choices` is what was assumed of the expressions that the program only knows while it runs: the
 * arms of a conditional, the keys of a lookup.
 */
export interface Text {
  value: string
  choices: ReadonlyMap<string, string>
}

/** What a parameter is given, by the id of its symbol. */
type Scope = ReadonlyMap<number, { node: ast.Node; scope: Scope }>

/** The text cannot be evaluated from the source. */
export class NotEvaluated extends Error {}

const nowhere: Scope = new Map()

/** Reads what the texts of statements are put together from: constants, templates, choices between them, and functions that answer one. */
export class TextReader {
  readonly #project: Project
  readonly #checker: Checker

  constructor(project: Project) {
    this.#project = project
    this.#checker = project.checker
  }

  /** Every text that `node` can have. Throws NotEvaluated. */
  read(node: ast.Node, scope: Scope = nowhere): Text[] {
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node) || ast.isNumericLiteral(node))
      return [{ value: node.text, choices: new Map() }]
    if (ast.isParenthesizedExpression(node) || ast.isAsExpression(node) || ast.isSatisfiesExpression(node))
      return this.read(node.expression, scope)
    if (ast.isTemplateExpression(node)) {
      const start: Text[] = [{ value: node.head.text, choices: new Map() }]
      return node.templateSpans.reduce(
        (texts, span) => joined(texts, this.read(span.expression, scope), span.literal.text),
        start,
      )
    }
    if (ast.isConditionalExpression(node)) {
      const [yes, no] = choicesOf(node.condition)
      return [...assumed(this.read(node.whenTrue, scope), yes), ...assumed(this.read(node.whenFalse, scope), no)]
    }
    if (ast.isElementAccessExpression(node)) return this.#lookUp(node, scope)
    if (ast.isCallExpression(node)) return this.#call(node, scope)
    const known = this.#constant(node, scope)
    return known ? this.read(known.node, known.scope) : this.#byType(node)
  }

  /** The object literal that `node` names, or the literals that it chooses from. Throws NotEvaluated. */
  objects(
    node: ast.Node,
    scope: Scope = nowhere,
  ): { object: ast.ObjectLiteralExpression; scope: Scope; choices: Text['choices'] }[] {
    if (ast.isObjectLiteralExpression(node)) return [{ object: node, scope, choices: new Map() }]
    if (ast.isParenthesizedExpression(node) || ast.isAsExpression(node)) return this.objects(node.expression, scope)
    if (ast.isConditionalExpression(node)) {
      const [yes, no] = choicesOf(node.condition)
      const under = (arm: ast.Node, choice: [string, string]) =>
        this.objects(arm, scope).map((it) => ({ ...it, choices: new Map([...it.choices, choice]) }))
      return [...under(node.whenTrue, yes), ...under(node.whenFalse, no)]
    }
    if (ast.isCallExpression(node)) {
      const { body, scope: inner } = this.#enter(node, scope)
      return this.objects(body, inner)
    }
    const known = this.#constant(node, scope)
    if (known) return this.objects(known.node, known.scope)
    throw new NotEvaluated(node.getText())
  }

  /** The value of a constant, of an argument, or of a property of an object literal. */
  #constant(node: ast.Node, scope: Scope): { node: ast.Node; scope: Scope } | null {
    if (ast.isPropertyAccessExpression(node)) {
      const owner = this.#constant(node.expression, scope)
      if (!owner || !ast.isObjectLiteralExpression(owner.node)) return null
      const value = propertyOf(owner.node, node.name.text)
      return value ? { node: value, scope: owner.scope } : null
    }
    if (!ast.isIdentifier(node)) return null
    const symbol = this.#checker.getSymbolAtLocation(node)
    const given = symbol && scope.get(symbol.id)
    if (given) return given
    const declaration = this.#declaration(node)
    if (declaration && ast.isVariableDeclaration(declaration) && declaration.initializer)
      return { node: unwrapped(declaration.initializer), scope }
    return null
  }

  #declaration(node: ast.Node): ast.Node | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    return symbol && this.#original(symbol).valueDeclaration?.resolve(this.#project)
  }

  #original(symbol: Symbol): Symbol {
    return symbol.valueDeclaration ? symbol : this.#checker.getAliasedSymbol(symbol)
  }

  #lookUp(node: ast.ElementAccessExpression, scope: Scope): Text[] {
    const table = this.#constant(node.expression, scope)
    if (!table || !ast.isObjectLiteralExpression(table.node)) return this.#byType(node)
    const { node: object, scope: inner } = table
    return this.read(node.argumentExpression, scope).flatMap((key) => {
      const value = propertyOf(object, key.value)
      if (!value) return []
      return this.read(value, inner).flatMap((text) => merged(key, text, text.value))
    })
  }

  #call(node: ast.CallExpression, scope: Scope): Text[] {
    const { body, scope: inner } = this.#enter(node, scope)
    return this.read(body, inner)
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
  #byType(node: ast.Node): Text[] {
    const type = this.#checker.getTypeAtLocation(node)
    const types = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
    if (types.length > 0 && types.every((it) => it.isStringLiteralType()))
      return types.map((it) => ({ value: it.value, choices: new Map([[node.getText(), it.value]]) }))
    if (type && this.#checker.isTypeAssignableTo(type, this.#checker.getNumberType()))
      return [{ value: '1', choices: new Map() }]
    throw new NotEvaluated(node.getText())
  }
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

function joined(before: Text[], after: Text[], end: string): Text[] {
  return before.flatMap((one) => after.flatMap((other) => merged(one, other, one.value + other.value + end)))
}

function assumed(texts: Text[], choice: [string, string]): Text[] {
  return texts.flatMap((text) => merged(text, { choices: new Map([choice]) }, text.value))
}
