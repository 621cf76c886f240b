/** A field that only bots fill in: hidden from people and unreachable by keyboard. `label` warns those who see it. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
