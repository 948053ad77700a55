import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { isComposing } from '../../../platform/forms/composing'
import { INPUT } from '../../../ui/field'
import { useToast } from '../../ui/toasts'
import { pasteLines, typeLine } from './itinerary-draft'
import type { ItineraryEntriesProps } from './itinerary-entries'

const KINDS = ['included', 'excluded'] as const

/** Inclusions and exclusions in one language. Enter moves to the next line; each pasted line gets its own box. */
export function InclusionLines(props: Omit<ItineraryEntriesProps, 'tourId'>) {
  const { lang, draft, onChange } = props
  return KINDS.map((kind) => (
    <LineBoxes
      key={kind}
      kind={kind}
      lang={lang}
      lines={draft[`${lang}.${kind}`]}
      onChange={(lines) => onChange({ [`${lang}.${kind}`]: lines })}
    />
  ))
}

interface LineBoxesProps {
  kind: (typeof KINDS)[number]
  lang: Lang
  lines: string[]
  onChange: (lines: string[]) => void
}

function LineBoxes({ kind, lang, lines, onChange }: LineBoxesProps) {
  const { t } = useTranslation('desk-tours')
  const paste = usePaste(lines, onChange)
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{t(`inclusions.${kind}`)}</legend>
      {lines.map((line, index) => (
        <LineBox
          key={index} // oxlint-disable-line react/no-array-index-key -- lines have no id, and their inputs are controlled
          label={t(`inclusions.line.${kind}`, { number: index + 1 })}
          number={index + 1}
          lang={LANG_TAG[lang]}
          value={line}
          onPaste={(event) => paste(event, index)}
          onChange={({ target }) => onChange(typeLine(lines, index, target.value))}
        />
      ))}
    </fieldset>
  )
}

function LineBox(props: ComponentProps<'input'> & { label: string; number: number }) {
  const { label, number, ...input } = props
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="tabular w-5 shrink-0 text-end text-sm text-muted">
        {number}
      </span>
      <input
        aria-label={label}
        maxLength={300}
        enterKeyHint="next"
        className={INPUT}
        onKeyDown={focusNextOnEnter}
        {...input}
      />
    </div>
  )
}

/** Adds several pasted lines, and says how many did not fit. */
function usePaste(lines: string[], onChange: LineBoxesProps['onChange']) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  return (event: React.ClipboardEvent, index: number): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pasteLines(lines, index, text)
    onChange(pasted.lines)
    if (pasted.left > 0)
      showToast({ text: t('inclusions.left', { count: pasted.left }), look: 'danger' })
  }
}

function focusNextOnEnter(event: React.KeyboardEvent<HTMLInputElement>): void {
  // Enter also ends an IME composition.
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.parentElement?.nextElementSibling?.querySelector('input')?.focus()
}
