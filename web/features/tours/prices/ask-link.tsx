import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PartySize } from '../../../../worker/contracts/prices'

interface AskLinkProps {
  tourId: number
  people: PartySize
  className: string
  children: ReactNode
}

/** Leads to the contact form, which needs no account, with the tour and the party. */
export function AskLink({ tourId, people, className, children }: AskLinkProps) {
  return (
    <Link to="/contact" search={{ tour: tourId, people }} className={className}>
      {children}
    </Link>
  )
}
