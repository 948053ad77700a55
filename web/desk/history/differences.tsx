import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import type { TourDifferences } from '../../../worker/contracts/tour-versions'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { regionsQuery } from '../tours/tours.api'
import { langOf, useFieldValues } from './field-values'
import { differencesQuery } from './history.api'
import { diffLines, diffWords, type DiffPart } from './word-diff'

/** What a version changed: each field with what went and what came. */
export function Differences({ tourId, versionId }: { tourId: number; versionId: number }) {
  const query = useQuery(differencesQuery(tourId, versionId))
  return (
    <Loaded query={query} skeleton="h-24 w-full">
      {({ changes }) => (
        <dl className="flex flex-col gap-4">
          {changes.map((change) => (
            <Difference key={change.field} change={change} />
          ))}
        </dl>
      )}
    </Loaded>
  )
}

function Difference({ change }: { change: TourDifferences['changes'][number] }) {
  const regions = useQuery(regionsQuery()).data ?? []
  const { labelOf, textOf } = useFieldValues(regions)
  const pageLang = useLang()
  const { field } = change
  const lang = langOf(field)
  const [before, after] = [textOf(field, change.before), textOf(field, change.after)]
  const isList = Array.isArray(change.before)
  const isText = typeof change.before === 'string' && lang !== undefined
  const parts = isText
    ? diffWords(before, after, lang)
    : isList
      ? diffLines(before, after)
      : whole(before, after)
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm font-semibold">{labelOf(field)}</dt>
      <dd
        lang={LANG_TAG[lang ?? pageLang]}
        className="max-h-96 overflow-y-auto rounded-field border border-line bg-paper px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no id and never change
          <Part key={index} part={part} isOnItsOwn={isText && parts.length === 2 && index === 1} />
        ))}
      </dd>
    </div>
  )
}

/** Underlined or struck through, so that no colour alone tells them apart. */
function Part({
  part: { text, look },
  isOnItsOwn,
}: {
  part: DiffPart
  /** A rewritten text begins on a line of its own. */
  isOnItsOwn: boolean
}) {
  const { t } = useTranslation('tour-desk')
  if (look === 'same') return <span>{text}</span>
  const isAdded = look === 'added'
  const Tag = isAdded ? 'ins' : 'del'
  return (
    <Tag
      className={`${isAdded ? 'bg-primary/15 underline' : 'bg-danger/15 line-through'} ${isOnItsOwn ? 'mt-2 block' : ''}`}
    >
      <span className="sr-only">{t(isAdded ? 'history.added' : 'history.removed')} </span>
      {text}
    </Tag>
  )
}

function whole(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { text: before, look: 'removed' },
    { text: ' ', look: 'same' },
    { text: after, look: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}
