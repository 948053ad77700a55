import { useId, type ReactNode } from 'react'

interface ListSectionProps {
  title: string
  /** Said if there are no rows. */
  none: string
  count: number
  children: ReactNode
}

/** A titled list that says when it is empty. */
export function ListSection({ title, none, count, children }: ListSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {count === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {children}
        </ul>
      )}
    </section>
  )
}
