import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from './desk.api'

/** What was done, with a link to the screen of the thing. An action of an older release is shown as it is stored. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation('admin')
  const { action, subjectType, subjectId } = entry
  const known = action.replace('.', '_') as 'tour_update'
  const key = `audit.did.${known}` as const
  if (!i18n.exists(`audit.did.${known}`, { ns: 'admin' }))
    return (
      <span>
        <code>{action}</code> {subjectType} {subjectId}
      </span>
    )
  // An image's key begins with its tour's number.
  const id = subjectType === 'image' ? (subjectId.split('-')[0] ?? '') : subjectId
  const to = screenOf(subjectType, id)
  const sentence = t(key, { id })
  return to ? (
    <Link {...to} className="underline underline-offset-4">
      {sentence}
    </Link>
  ) : (
    <span>{sentence}</span>
  )
}

function screenOf(type: string, id: string): LinkProps | null {
  if (type === 'user') return { to: '/admin/members' }
  if (type === 'mail') return { to: '/admin/outbox' }
  if (type === 'report' || type === 'reply') return { to: '/admin/reports' }
  if (!/^\d+$/.test(id)) return null
  if (type === 'tour') return { to: '/admin/$forumId', params: { forumId: id } }
  return type === 'image' ? { to: '/admin/img/$forumId', params: { forumId: id } } : null
}
