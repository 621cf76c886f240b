/** A node of a parsed query, with the field names of PostgreSQL's source. */
export interface Node {
  type: string
  [field: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Parses PostgreSQL's pg_node_tree format. Of a field with several atoms, the first is returned. */
export function readNodeTree(text: string): unknown {
  const tokens = text.match(/[{}()]|(?:\\[^]|[^\s{}()\\])+/g) ?? []
  let at = 0
  const value = (): unknown => {
    const token = tokens[at++]
    if (token === '{') return node()
    if (token === '(') return list()
    return token === '<>' ? null : token?.replaceAll(/\\([^])/g, '$1')
  }
  const list = (): unknown[] => {
    const items: unknown[] = []
    while (tokens[at] !== ')') items.push(value())
    at++
    return items
  }
  const node = (): Node => {
    const read: Node = { type: tokens[at++] ?? '' }
    while (tokens[at] !== '}') {
      const name = tokens[at++]?.slice(1) ?? ''
      const values: unknown[] = []
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value())
      read[name] = values[0]
    }
    at++
    return read
  }
  return value()
}
