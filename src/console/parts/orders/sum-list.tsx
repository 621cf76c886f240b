/** Amounts, the last of which is the result. */
export function SumList({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="grid gap-1 border-y border-line py-2.5 tabular-nums">
      {rows.map(([name, sum]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 last:font-semibold">
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
