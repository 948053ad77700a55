export type KeyRow = readonly [name: string, ...keys: string[]]

export function KeyList({ title, rows }: { title: string; rows: KeyRow[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(([name, ...keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="min-w-7 rounded border border-line bg-paper px-1.5 py-0.5 text-center text-sm">
      {name}
    </kbd>
  )
}
