import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isLang, LANG_TAG } from '../../../worker/contracts/languages'
import { textLang } from '../../platform/i18n/text-lang'
import { Chip } from '../../ui/chip'
import { TimeAgo } from '../../ui/time-ago'
import type { Hit as SearchHit } from './search.api'
import { Highlighted } from './highlighted'

export function Hit({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('search')
  const langOf = (text: string) => (isLang(hit.lang) ? LANG_TAG[hit.lang] : textLang(text))
  return (
    <li className="relative flex flex-col gap-1.5 py-5">
      <p className="flex items-center gap-3 text-sm text-muted">
        <Chip>{t(`kind.${hit.kind}`)}</Chip>
        {hit.kind !== 'tour' && <TimeAgo time={hit.createdAt} />}
      </p>
      <h2 className="text-lg" lang={langOf(hit.title)}>
        <Link
          {...placeOf(hit)}
          className="text-primary after:absolute after:inset-0 hover:underline"
        >
          <Highlighted text={hit.title} ranges={hit.titleRanges} />
        </Link>
      </h2>
      <p className="text-muted" lang={langOf(hit.snippet)}>
        <Highlighted text={hit.snippet} ranges={hit.ranges} />
      </p>
    </li>
  )
}

function placeOf({ kind, tourId, topicId, postId }: SearchHit) {
  // A tour is found by the id at the end of its address; the name before it is optional.
  if (topicId === null)
    return { to: '/tour/$address', params: { address: String(tourId) } } as const
  return {
    to: '/tour/$forumId/$topicId',
    params: { forumId: String(tourId), topicId: String(topicId) },
    ...(postId !== null && { hash: `reply-${postId}` }),
    ...(kind === 'reply' && postId !== null && { search: { reply: postId } }),
  } as const
}
