/** Makes a value once for each connection. A process has one database; in tests it has several. */
export function oncePerConnection<Connected extends object, Value>(
  make: (connection: Connected) => Value,
): (connection: Connected) => Value {
  const made = new WeakMap<Connected, { value: Value }>()
  return (connection) => {
    const known = made.get(connection)
    if (known) return known.value
    const value = make(connection)
    made.set(connection, { value })
    return value
  }
}
