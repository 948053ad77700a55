import type { ReactNode } from 'react'

const LOOKS = {
  plain: 'border border-line text-muted',
  offer: 'bg-larch text-spruce',
  hidden: 'border border-danger text-danger',
}

export function Chip({
  look = 'plain',
  children,
}: {
  look?: keyof typeof LOOKS
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOKS[look]}`}
    >
      {children}
    </span>
  )
}
