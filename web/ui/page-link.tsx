import type { ComponentProps } from 'react'
import { writeAddress } from '../../worker/contracts/page-address'
import { useLang } from '../platform/i18n/use-lang'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without language. */
  to: string
}

/** A link to a page in the reader's language that works without the app's router. */
export function PageLink({ to, children, ...others }: PageLinkProps) {
  return (
    <a href={writeAddress(to, useLang())} {...others}>
      {children}
    </a>
  )
}
