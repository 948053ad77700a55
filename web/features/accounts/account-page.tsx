import type { ReactNode } from 'react'

interface AccountPageProps {
  title: string
  lead?: string
  /** Starts the app without waiting for a touch, for pages that act on load. */
  acts?: boolean
  children: ReactNode
}

export function AccountPage({ title, lead, acts = false, children }: AccountPageProps) {
  return (
    // The page grows once it has acted, so its footer starts below the fold to avoid a visible shift.
    <div
      className={`mx-auto flex w-full max-w-lg flex-col gap-6 px-4 py-10 ${acts ? 'min-h-dvh' : ''}`}
      data-acts={acts ? '' : undefined}
    >
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
