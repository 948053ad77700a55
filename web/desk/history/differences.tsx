import { useQuery } from '@tanstack/react-query'
import type { TourDifferences } from '../../../worker/contracts/tours/tour-versions'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { DiffText } from './diff-text'
import { langOf, useFieldLabel, useFieldText } from './field-values'
import { differencesQuery } from './history.api'
import { diffLines, diffWords, type DiffPart } from './word-diff'

/** The changes of a version: for each field, the removed and added text. */
export function Differences({ tourId, versionId }: { tourId: number; versionId: number }) {
  const query = useQuery(differencesQuery(tourId, versionId))
  const textOf = useFieldText()
  return (
    <Loaded query={query} skeleton="h-24 w-full">
      {({ changes }) => (
        <dl className="flex flex-col gap-4">
          {changes.map((change) => (
            <Difference key={change.field} change={change} textOf={textOf} />
          ))}
        </dl>
      )}
    </Loaded>
  )
}

function Difference({ change, textOf }: { change: Change; textOf: TextOf }) {
  const label = useFieldLabel()(change.field)
  const pageLang = useLang()
  const lang = langOf(change.field)
  const isText = typeof change.before === 'string' && lang !== undefined
  const parts = partsOf(change, textOf)
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm font-semibold">{label}</dt>
      <DiffText label={label} parts={parts} lang={lang ?? pageLang} isText={isText} />
    </div>
  )
}

type Change = TourDifferences['changes'][number]
type TextOf = ReturnType<typeof useFieldText>

/** A text in a language is compared word by word, a list line by line, and any other value as a whole. */
function partsOf({ field, ...change }: Change, textOf: TextOf): DiffPart[] {
  const lang = langOf(field)
  const [before, after] = [textOf(field, change.before), textOf(field, change.after)]
  if (typeof change.before === 'string' && lang) return diffWords(before, after, lang)
  return Array.isArray(change.before) ? diffLines(before, after) : whole(before, after)
}

function whole(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { text: before, look: 'removed' },
    { text: ' ', look: 'same' },
    { text: after, look: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}
