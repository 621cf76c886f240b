import { Link } from '#console/lib/link.tsx'

interface Props {
  label: string
  path: string
  tabs: { value: string; words: string; search: Record<string, string | undefined> }[]
  current: string | undefined
}

/** The tabs of a list. Each has an address of its own. */
export function ListTabs({ label, path, tabs, current }: Props) {
  return (
    <nav aria-label={label} className="-mx-1 flex max-w-full flex-wrap gap-1 px-1">
      {tabs.map(({ value, words, search }) => (
        <Link
          key={value}
          to={path}
          search={search}
          className={`inline-flex min-h-10 pointer-coarse:min-h-11 max-w-full items-center rounded-full px-3.5 ${value === current ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
          activeProps={{}}
          {...(value === current ? { 'aria-current': 'true' as const } : {})}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
