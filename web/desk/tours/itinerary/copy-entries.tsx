import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { Button } from '../../../ui/button'
import type { DraftChange } from '../../editor/use-editor'
import { copyEntries, type ItineraryDraft } from './itinerary-draft'

interface CopyButtonsProps {
  lang: Lang
  draft: ItineraryDraft
  onChange: (change: DraftChange<ItineraryDraft>) => void
}

/** Copies entries from a language that has more of them, and to all that have fewer. */
export function CopyButtons({ lang, draft, onChange }: CopyButtonsProps) {
  const { t } = useTranslation(['admin', 'common'])
  const own = countEntries(draft, lang)
  const sources = LANGS.filter((each) => countEntries(draft, each) > own)
  const targets = LANGS.filter((each) => countEntries(draft, each) < own)
  const nameOf = (each: Lang) => t(`common:language.${each}`)
  if (sources.length + targets.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <CopyButton
          key={source}
          text={t('itinerary.copyFrom', { language: nameOf(source) })}
          onClick={() => onChange(copyOver(source, [lang]))}
        />
      ))}
      {targets.length > 0 && (
        <CopyButton
          text={t('itinerary.copyTo', { languages: targets.map(nameOf).join(', ') })}
          onClick={() => onChange(copyOver(lang, targets))}
        />
      )}
    </div>
  )
}

function CopyButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button className="text-sm" onClick={onClick}>
      <Copy aria-hidden size={14} />
      {text}
    </Button>
  )
}

function countEntries(draft: ItineraryDraft, lang: Lang): number {
  return draft[`${lang}.entries`].filter(({ title }) => title.trim() !== '').length
}

/** The entries of some languages, filled from those of another. */
function copyOver(source: Lang, targets: readonly Lang[]) {
  return (draft: ItineraryDraft): Partial<ItineraryDraft> =>
    Object.fromEntries(
      targets.map((each) => [
        `${each}.entries`,
        copyEntries(draft[`${source}.entries`], draft[`${each}.entries`]),
      ]),
    )
}
