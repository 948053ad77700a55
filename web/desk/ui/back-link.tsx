import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button'

/** A link above the heading, to the page that this one belongs to. */
export function BackLink({
  children,
  ...to
}: Omit<LinkProps, 'children'> & { children: ReactNode }) {
  return (
    <Link {...to} className={`${buttonClass('link')} self-start`}>
      <ChevronLeft aria-hidden size={18} />
      {children}
    </Link>
  )
}
