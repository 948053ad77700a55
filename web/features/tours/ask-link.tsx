import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PartySize } from '../../../worker/contracts/prices'

interface AskLinkProps {
  tourId: number
  people: PartySize
  /** YYYY-MM-DD */
  date?: string
  className: string
  children: ReactNode
}

/** Leads to the contact form, which needs no account, with the tour, the party and the date. */
export function AskLink({ tourId, people, date, className, children }: AskLinkProps) {
  return (
    <Link
      to="/contact"
      search={{ tour: tourId, people, ...(date && { date }) }}
      className={className}
    >
      {children}
    </Link>
  )
}
