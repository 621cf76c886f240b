import type { Statement } from './database.ts'

interface NamedStatement<Text extends string> extends Omit<Statement, 'text' | 'values'> {
  text: Text
  /** A text that is put together while the program runs has no names that the compiler knows. */
  values: string extends Text ? never : { readonly [Name in Names<Text>]: unknown }
}

/**
 * A statement whose parameters have names: `where product_id = :productId and day >= :day::date`. The compiler checks that `values` has
 * each of them. It sees the names in `text` itself and in fragments whose type is a literal; any other fragment names none.
 *
 * @throws if a value is missing, `text` has positional parameters too, or another text has the same name
 */
export function named<const Text extends string>({ name, text, values, ...rest }: NamedStatement<Text>): Statement {
  const { text: positional, names } = rest.isPlannedEachTime ? compileNames(text) : compiledOnce(name, text)
  return { name, ...rest, text: positional, values: names.map((one) => valueOf(name, values, one)) }
}

function valueOf(statement: string, values: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!(name in values)) throw new Error(`${statement} has no value for :${name}`)
  return values[name]
}

interface Compiled {
  source: string
  text: string
  /** Of $1, $2… */
  names: string[]
}

/** By the name of the statement. */
const compiled = new Map<string, Compiled>()

function compiledOnce(name: string, text: string): Compiled {
  const known = compiled.get(name)
  if (known?.source === text) return known
  // pg refuses the second text too, but only on a connection that has prepared the first.
  if (known) throw new Error(`${name} is the name of another statement`)
  const fresh = compileNames(text)
  compiled.set(name, fresh)
  return fresh
}

const TOKENS = /'[^']*'|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|::|\$\d+|:([a-zA-Z_]\w*)/g

/** `text` with $1, $2… for its names, in the order in which they first occur. @throws if it has positional parameters too */
export function compileNames(text: string): Compiled {
  const names: string[] = []
  const positional = text.replaceAll(TOKENS, (token, name: string | undefined) => {
    if (token.startsWith('$')) throw new Error(`${token} among named parameters: ${text}`)
    if (name === undefined) return token
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { source: text, text: positional, names }
}

/** The names of the parameters in an SQL text: `:name`, but no cast (`::int`), and nothing in strings and comments. */
export type Names<Sql extends string, Found extends string = never> = Sql extends `${infer Code}'${infer After}`
  ? Code extends Commented
    ? Names<WithoutComment<Sql>, Found>
    : After extends `${string}'${infer Rest}`
      ? Names<Rest, Found | NamesOf<Code>>
      : Found | NamesOf<Code>
  : Sql extends Commented
    ? Names<WithoutComment<Sql>, Found>
    : Found | NamesOf<Sql>

type Commented = `${string}--${string}` | `${string}/*${string}`

/** Without the first comment. */
type WithoutComment<Sql extends string> = Sql extends `${infer Code}--${infer Comment}`
  ? Code extends `${string}/*${string}`
    ? WithoutBlock<Sql>
    : Comment extends `${string}\n${infer Rest}`
      ? `${Code}\n${Rest}`
      : Code
  : WithoutBlock<Sql>

type WithoutBlock<Sql extends string> = Sql extends `${infer Code}/*${string}*/${infer Rest}`
  ? `${Code} ${Rest}`
  : never

type NamesOf<Code extends string, Found extends string = never> = Code extends `${string}:${infer After}`
  ? After extends `:${infer Rest}`
    ? NamesOf<Rest, Found>
    : NamesOf<After, Found | NameAtStart<After>>
  : Found

type NameAtStart<Code extends string> = Code extends `${infer First}${infer Rest}`
  ? First extends Letter
    ? Word<Rest, First>
    : never
  : never

type Word<Code extends string, Read extends string> = Code extends `${infer Next}${infer Rest}`
  ? Next extends Letter | Digit
    ? Word<Rest, `${Read}${Next}`>
    : Read
  : Read

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type Letter = '_' | SmallLetter | Uppercase<SmallLetter>
type SmallLetter =
  | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm'
  | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z' // prettier-ignore
