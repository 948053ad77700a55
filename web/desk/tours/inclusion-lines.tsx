import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { isComposing } from '../../platform/forms/composing'
import { INPUT } from '../../ui/field'
import type { ItineraryDraft } from './itinerary-draft'

interface InclusionLinesProps {
  lang: Lang
  draft: ItineraryDraft
  onChange: (part: Partial<ItineraryDraft>) => void
}

const KINDS = ['included', 'excluded'] as const

/** Fifteen inclusions and fifteen exclusions in one language. Enter moves to the next line. */
export function InclusionLines({ lang, draft, onChange }: InclusionLinesProps) {
  const { t } = useTranslation('admin')
  return KINDS.map((kind) => {
    const lines = draft[`${lang}.${kind}`]
    return (
      <fieldset key={kind} className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">{t(`inclusions.${kind}`)}</legend>
        {lines.map((line, index) => (
          <div
            key={index} // oxlint-disable-line react/no-array-index-key -- lines have no id, and their inputs are controlled
            className="flex items-center gap-2"
          >
            <span aria-hidden className="tabular w-5 shrink-0 text-end text-sm text-muted">
              {index + 1}
            </span>
            <input
              aria-label={t(`inclusions.line.${kind}`, { number: index + 1 })}
              lang={LANG_TAG[lang]}
              maxLength={300}
              value={line}
              className={INPUT}
              onKeyDown={focusNextOnEnter}
              onChange={({ target }) =>
                onChange({ [`${lang}.${kind}`]: lines.with(index, target.value) })
              }
            />
          </div>
        ))}
      </fieldset>
    )
  })
}

function focusNextOnEnter(event: React.KeyboardEvent<HTMLInputElement>): void {
  // Enter also ends an IME composition.
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.parentElement?.nextElementSibling?.querySelector('input')?.focus()
}
