import type { ReactNode } from 'react'

/** A part of an editor's form, under its title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
