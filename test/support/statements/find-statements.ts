import { relative } from 'node:path'
import { API, SymbolFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import * as ast from 'typescript/unstable/ast'
import { merged, NotEvaluated, propertyOf, TextReader, type Text } from './evaluate-text.ts'

export interface Property {
  name: string
  /**
   * Possible kinds of the value: 'string', 'number', 'boolean', 'Date', 'Buffer', 'null', 'undefined', 'object',
   * 'string[]'…; 'any' if unknown.
   */
  kinds: string[]
  /** It contains a Date or a Buffer, which JSON cannot represent. */
  hasNoJson: boolean
}

/** A place in the program that runs a statement. */
export interface StatementSite {
  file: string
  line: number
  /** The enclosing function. */
  within: string
  /** The properties of the row type; null if the rows are not used. Calls with the same type share a list. */
  row: readonly Property[] | null
  /** Every statement that it can run; null: they are put together in a way that only running the program tells. */
  statements: { name: string; text: string; values: string[][] | null }[] | null
}

/** The places of the program that run a statement, with the types that they take its rows to have. */
export function findStatementSites(folders: RegExp): StatementSite[] {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()
    if (!project) throw new Error('tsconfig.json was not read')
    const reader = new TextReader(project)
    const rows: Rows = new Map()
    const files = project.program.getSourceFileNames().map((path) => ({ path, file: relative(process.cwd(), path) }))
    return files
      .filter(({ file }) => folders.test(file) && !file.includes('.test.'))
      .flatMap(({ path, file }) => sitesOf(project, reader, rows, { path, file }))
  } finally {
    api.close()
  }
}

/** By the id of the type. */
type Rows = Map<number, readonly Property[]>

function sitesOf(
  project: Project,
  reader: TextReader,
  rows: Rows,
  { path, file }: { path: string; file: string },
): StatementSite[] {
  const source = project.program.getSourceFile(path)
  if (!source || !/\brows\b|\boneRow\b/.test(source.text)) return []
  const sites: StatementSite[] = []
  const visit = (node: ast.Node, within: string) => {
    const given = ast.isCallExpression(node) ? statementOf(node) : undefined
    if (given) {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length
      const site = { file, line, within }
      sites.push({
        ...site,
        row: rowOf(project.checker, rows, node),
        statements: statementsOf(project.checker, reader, given),
      })
    }
    const inside = nameOf(node) ?? within
    node.forEachChild((child) => {
      visit(child, inside)
    })
  }
  visit(source, '')
  return sites
}

function statementOf({ expression, arguments: given }: ast.CallExpression): ast.Node | undefined {
  if (ast.isPropertyAccessExpression(expression) && expression.name.text === 'rows') return given[0]
  return ast.isIdentifier(expression) && expression.text === 'oneRow' ? given[1] : undefined
}

function nameOf(node: ast.Node): string | undefined {
  if (ast.isFunctionDeclaration(node)) return node.name?.text
  if (!ast.isVariableDeclaration(node) || !ast.isIdentifier(node.name)) return undefined
  return node.initializer && ast.isArrowFunction(node.initializer) ? node.name.text : undefined
}

function statementsOf(checker: Checker, reader: TextReader, given: ast.Node): StatementSite['statements'] {
  try {
    return reader.objects(given).flatMap(({ object, scope, choices }) => {
      const [name, text, values] = ['name', 'text', 'values'].map((property) => propertyOf(object, property))
      if (!name || !text) throw new NotEvaluated(object.getText())
      const both = reader
        .read(name, scope)
        .flatMap((one) => reader.read(text, scope).flatMap((other) => bothOf(one, other, choices)))
      return both.map((it) => ({ ...it, values: valuesOf(checker, values) }))
    })
  } catch (error) {
    if (error instanceof NotEvaluated) return null
    throw error
  }
}

function bothOf(name: Text, text: Text, choices: Text['choices']): { name: string; text: string }[] {
  return merged(name, text, '').flatMap((both) =>
    merged(both, { choices }, '').map(() => ({ name: name.value, text: text.value })),
  )
}

function valuesOf(checker: Checker, values: ast.Node | undefined): string[][] | null {
  if (!values) return []
  if (!ast.isArrayLiteralExpression(values) || values.elements.some(ast.isSpreadElement)) return null
  return checker.getTypeAtLocation(values.elements).map((type) => (type ? kindsOf(checker, type) : ['any']))
}

function rowOf(checker: Checker, rows: Rows, call: ast.Node): readonly Property[] | null {
  const promise = checker.getTypeAtLocation(call)
  const [answer] = promise?.isTypeReference() ? checker.getTypeArguments(promise) : []
  const [row] = answer?.isTypeReference() && checker.isArrayType(answer) ? checker.getTypeArguments(answer) : [answer]
  if (!row || !(row.isObjectType() || row.isIntersectionType())) return null
  const properties = rows.get(row.id) ?? propertiesOf(checker, row)
  rows.set(row.id, properties)
  return properties
}

function propertiesOf(checker: Checker, row: Type): Property[] {
  const properties = checker.getPropertiesOfType(row)
  return checker.getTypeOfSymbol(properties).map((type, index) => {
    const property = properties[index]
    const kinds = type ? kindsOf(checker, type) : ['any']
    if (property && property.flags & SymbolFlags.Optional) kinds.push('undefined')
    return {
      name: property?.name ?? '',
      kinds: [...new Set(kinds)],
      hasNoJson: type ? hasNoJson(checker, type) : false,
    }
  })
}

function kindsOf(checker: Checker, type: Type): string[] {
  if (type.isUnionType()) return [...new Set((type.getTypes() ?? []).flatMap((it) => kindsOf(checker, it)))]
  if (type.isLiteralType()) return [typeof type.value]
  if (type.isIntrinsicType()) return [type.intrinsicName === 'unknown' ? 'any' : type.intrinsicName]
  if (type.isTemplateLiteralType()) return ['string']
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const elements = type.isTypeReference() ? checker.getTypeArguments(type) : []
    return elements.flatMap((it) => kindsOf(checker, it)).map((kind) => `${kind}[]`)
  }
  const name = type.getSymbol()?.name ?? ''
  return [name === 'Date' ? name : name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'object']
}

function hasNoJson(checker: Checker, type: Type, depth = 0): boolean {
  if (depth > 6) return false
  if (type.isUnionType()) return (type.getTypes() ?? []).some((it) => hasNoJson(checker, it, depth))
  const kinds = kindsOf(checker, type)
  if (kinds.some((kind) => /^(Date|Buffer|bigint)/.test(kind))) return true
  const parts =
    checker.isArrayType(type) && type.isTypeReference()
      ? checker.getTypeArguments(type)
      : type.isObjectType()
        ? checker.getTypeOfSymbol(checker.getPropertiesOfType(type))
        : []
  return parts.some((part) => part && kindsOf(checker, part)[0] !== 'undefined' && hasNoJson(checker, part, depth + 1))
}
