import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../ui/use-clock'

interface MemberSectionProps {
  title: string
  count: number
  children: ReactNode
}

/** A titled list that says when it is empty. */
export function MemberSection({ title, count, children }: MemberSectionProps) {
  const { t } = useTranslation('lists')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {count === 0 ? (
        <p className="text-muted">{t('members.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {children}
        </ul>
      )}
    </section>
  )
}

interface MemberRowProps {
  to?: LinkProps
  title: string
  /** UTC ms */
  at: number
  children?: ReactNode
}

/** Something that a member wrote or received, with a link if it has a page. */
export function MemberRow({ to, title, at, children }: MemberRowProps) {
  const time = useClock()
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 pt-1 pb-2 text-sm">
      {to ? (
        <Link
          {...to}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
      )}
      {children}
      <time className="ms-auto text-muted">{time(at)}</time>
    </li>
  )
}
