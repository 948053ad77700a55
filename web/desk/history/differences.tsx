import { useQuery } from '@tanstack/react-query'
import type { TourDifferences } from '../../../worker/contracts/tour-versions'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { regionsQuery } from '../tours/tours.api'
import { DiffText } from './diff-text'
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
      <DiffText label={labelOf(field)} parts={parts} lang={lang ?? pageLang} isText={isText} />
    </div>
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
