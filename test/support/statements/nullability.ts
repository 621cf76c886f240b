import type { Node } from './node-tree.ts'
import { isNode } from './node-tree.ts'

/** 'unknown': the query alone does not tell. */
export type Nullability = 'never' | 'sometimes' | 'unknown'

/** Columns and functions of the database, for evaluating a query. */
export interface Catalogue {
  /** As `table oid.column number`. */
  notNullColumns: ReadonlySet<string>
  /** Functions that return null if an argument is null. */
  strictFunctions: ReadonlySet<string>
  /** Aggregates and functions that never return null. */
  totalFunctions: ReadonlySet<string>
  /** Aggregates that return null only without input rows. */
  sums: ReadonlySet<string>
}

interface Scope {
  query: Node
  outer: Scope | null
}

/** Whether each result column can be null, as far as the parse tree shows. */
export function nullabilityOf(query: Node, catalogue: Catalogue): Nullability[] {
  return columnsOf({ query, outer: null }, catalogue)
}

function columnsOf(scope: Scope, catalogue: Catalogue): Nullability[] {
  const { query } = scope
  if (isNode(query['setOperations'])) return setColumns(query['setOperations'], scope, catalogue)
  const answered = query['commandType'] === '1' ? query['targetList'] : query['returningList']
  return listOf(answered)
    .filter((entry) => entry['resjunk'] !== 'true')
    .map((entry) => ofExpression(entry['expr'], scope, catalogue))
}

function setColumns(operation: Node, scope: Scope, catalogue: Catalogue): Nullability[] {
  if (operation.type === 'RANGETBLREF') {
    const entry = rangeEntry(scope, operation['rtindex'])
    return isNode(entry?.['subquery']) ? columnsOf({ query: entry['subquery'], outer: scope }, catalogue) : []
  }
  const [left, right] = [operation['larg'], operation['rarg']].map((side) =>
    isNode(side) ? setColumns(side, scope, catalogue) : [],
  )
  return (left ?? []).map((one, index) => worst([one, right?.[index] ?? 'unknown']))
}

function ofExpression(expression: unknown, scope: Scope, catalogue: Catalogue): Nullability {
  if (!isNode(expression)) return 'unknown'
  const of = (part: unknown) => ofExpression(part, scope, catalogue)
  const all = (parts: unknown) => listOf(parts).map(of)
  switch (expression.type) {
    case 'VAR':
      return ofColumn(expression, scope, catalogue)
    case 'CONST':
      return expression['constisnull'] === 'true' ? 'sometimes' : 'never'
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
      return 'never'
    case 'COALESCEEXPR':
      return best(all(expression['args']))
    case 'CASEEXPR': {
      const results = listOf(expression['args']).map((arm) => of(arm['result']))
      return worst([...results, isNode(expression['defresult']) ? of(expression['defresult']) : 'sometimes'])
    }
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'COERCETODOMAIN':
    case 'ARRAYCOERCEEXPR':
    case 'COLLATEEXPR':
      return of(expression['arg'])
    case 'BOOLEXPR':
      return worst(all(expression['args']))
    case 'OPEXPR':
    case 'FUNCEXPR':
      return ofCall(String(expression['opfuncid'] ?? expression['funcid']), all(expression['args']), catalogue)
    case 'AGGREF':
    case 'WINDOWFUNC':
      if (catalogue.totalFunctions.has(String(expression['aggfnoid'] ?? expression['winfnoid']))) return 'never'
      return catalogue.sums.has(String(expression['aggfnoid'])) && listOf(scope.query['groupClause']).length === 0
        ? 'sometimes'
        : 'unknown'
    case 'SUBLINK':
      return ofSublink(expression, scope, catalogue)
    default:
      return 'unknown'
  }
}

function ofCall(id: string, given: Nullability[], { strictFunctions, totalFunctions }: Catalogue): Nullability {
  if (totalFunctions.has(id)) return strictFunctions.has(id) ? worst(given) : 'never'
  return strictFunctions.has(id) && given.includes('sometimes') ? 'sometimes' : 'unknown'
}

function ofSublink(link: Node, scope: Scope, catalogue: Catalogue): Nullability {
  const [EXISTS, EXPRESSION, ARRAY] = ['0', '4', '6']
  if (link['subLinkType'] === EXISTS || link['subLinkType'] === ARRAY) return 'never'
  const query = link['subselect']
  if (link['subLinkType'] !== EXPRESSION || !isNode(query)) return 'unknown'
  // An aggregate without GROUP BY returns exactly one row.
  const isOneRow =
    query['hasAggs'] === 'true' && listOf(query['groupClause']).length === 0 && !isNode(query['havingQual'])
  return isOneRow ? (columnsOf({ query, outer: scope }, catalogue)[0] ?? 'unknown') : 'sometimes'
}

function ofColumn(column: Node, scope: Scope, catalogue: Catalogue): Nullability {
  const owner = scopeAt(scope, column['varlevelsup'])
  if (!owner) return 'unknown'
  if (isRequired(column, owner.query, catalogue)) return 'never'
  if (listOf(column['varnullingrels']).length > 0 || isMarked(column['varnullingrels'])) return 'sometimes'
  const entry = rangeEntry(owner, column['varno'])
  if (!entry) return 'unknown'
  const [TABLE, SUBQUERY, CTE, GROUP] = ['0', '1', '6', '9']
  const number = Number(column['varattno'])
  if (entry['rtekind'] === TABLE)
    return number <= 0 || catalogue.notNullColumns.has(`${String(entry['relid'])}.${number}`) ? 'never' : 'sometimes'
  if (entry['rtekind'] === SUBQUERY && isNode(entry['subquery']))
    return columnsOf({ query: entry['subquery'], outer: owner }, catalogue)[number - 1] ?? 'unknown'
  if (entry['rtekind'] === GROUP) return ofExpression(listOf(entry['groupexprs'])[number - 1], owner, catalogue)
  if (entry['rtekind'] !== CTE || entry['self_reference'] === 'true') return 'unknown'
  const home = scopeAt(owner, entry['ctelevelsup'])
  const cte = home && listOf(home.query['cteList']).find((it) => it['ctename'] === entry['ctename'])
  return cte && isNode(cte['ctequery'])
    ? (columnsOf({ query: cte['ctequery'], outer: home }, catalogue)[number - 1] ?? 'unknown')
    : 'unknown'
}

/** Whether a condition of the query is true only if the column is not null. */
function isRequired(column: Node, query: Node, catalogue: Catalogue): boolean {
  const requires = (condition: unknown): boolean => {
    if (!isNode(condition)) return false
    if (condition.type === 'NULLTEST') return condition['nulltesttype'] === '1' && isSame(condition['arg'])
    if (condition.type === 'BOOLEXPR') return condition['boolop'] === 'and' && listOf(condition['args']).some(requires)
    const isStrict = catalogue.strictFunctions.has(String(condition['opfuncid'] ?? condition['funcid']))
    if (isStrict || condition.type === 'SCALARARRAYOPEXPR')
      return listOf(condition['args']).some((it) => isSame(it) || requires(it))
    return condition.type === 'RELABELTYPE' && (isSame(condition['arg']) || requires(condition['arg']))
  }
  const isSame = (it: unknown) =>
    isNode(it) &&
    it.type === 'VAR' &&
    ['varno', 'varattno'].every((name) => it[name] === column[name]) &&
    it['varlevelsup'] === '0'
  const [INNER] = ['0']
  const conditions = (from: unknown): boolean => {
    if (!isNode(from)) return false
    if (from.type === 'FROMEXPR') return requires(from['quals']) || listOf(from['fromlist']).some(conditions)
    return (
      from.type === 'JOINEXPR' &&
      from['jointype'] === INNER &&
      (requires(from['quals']) || conditions(from['larg']) || conditions(from['rarg']))
    )
  }
  return conditions(query['jointree'])
}

function scopeAt(scope: Scope | null, levelsUp: unknown): Scope | null {
  let found = scope
  for (let level = Number(levelsUp); level > 0; level--) found = found?.outer ?? null
  return found
}

function rangeEntry({ query }: Scope, index: unknown): Node | undefined {
  return listOf(query['rtable'])[Number(index) - 1]
}

function isMarked(bits: unknown): boolean {
  return Array.isArray(bits) && bits.length > 1
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function worst(parts: Nullability[]): Nullability {
  if (parts.includes('sometimes')) return 'sometimes'
  return parts.includes('unknown') ? 'unknown' : 'never'
}

function best(parts: Nullability[]): Nullability {
  if (parts.includes('never')) return 'never'
  return parts.includes('unknown') ? 'unknown' : 'sometimes'
}
