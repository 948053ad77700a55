import type { ReactNode } from 'react'

interface BookingSectionProps {
  id: string
  title: ReactNode
  /** A button or a link beside the title. */
  act: ReactNode
  children: ReactNode
}

/** A part of a booking's page under its own heading. */
export function BookingSection({ id, title, act, children }: BookingSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="flex flex-wrap items-center gap-3 text-lg">
          {title}
        </h2>
        {act}
      </div>
      {children}
    </section>
  )
}
