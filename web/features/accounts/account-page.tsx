import type { ReactNode } from 'react'

interface AccountPageProps {
  title: string
  lead?: string
  /** The app starts with the page, without waiting for a touch, because the page acts by itself. */
  acts?: boolean
  children: ReactNode
}

/** The narrow column that the pages around an account share. */
export function AccountPage({ title, lead, acts = false, children }: AccountPageProps) {
  return (
    // What a page does by itself changes its length: its footer waits below the fold, where nobody sees it move.
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
