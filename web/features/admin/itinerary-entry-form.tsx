import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/platform/language.contract'
import { PlainButton } from '../../ui/button'
import { EntryMedia } from './entry-media'
import type { EntryDraft } from './itinerary-draft'
import { RichField } from './rich-field'

interface ItineraryEntryFormProps {
  tourId: number
  lang: Lang
  number: number
  isLast: boolean
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
  onAddAfter: () => void
  onDelete: () => void
  /** -1 up, 1 down */
  onMove: (step: number) => void
  /** How far down the window (px) the handle is held; null when it is dropped or let go. */
  onDrag: (y: number | null, isDropped: boolean) => void
}

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-field hover:bg-line aria-disabled:opacity-40'
const BOX = 'min-h-11 w-full min-w-0 rounded-field border border-muted/60 bg-surface px-3 py-1'
const STEP: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** One entry of an itinerary. */
export function ItineraryEntryForm(props: ItineraryEntryFormProps) {
  const { tourId, lang, number, isLast, entry, onChange, onAddAfter, onDelete, onMove, onDrag } = props
  const { t } = useTranslation('admin')
  const isDropped = entry.title.trim() === '' && [entry.body, entry.url].some((text) => text.trim() !== '')
  return (
    <article
      aria-label={t('itinerary.entry', { number })}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={t('itinerary.move', { number })}
          title={t('itinerary.moveHint')}
          className={`${ICON_BUTTON} -ms-2 cursor-grab touch-none text-muted`}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            onDrag(event.clientY, false)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY, false)
          }}
          onPointerUp={() => onDrag(null, true)}
          onPointerCancel={() => onDrag(null, false)}
          onKeyDown={(event) => {
            const step = STEP[event.key]
            if (step === undefined) return
            event.preventDefault()
            onMove(step)
          }}
        >
          <GripVertical aria-hidden size={18} />
        </button>
        <p className="tabular me-auto font-bold">#{number}</p>
        <PlainButton
          disabled={number === 1}
          aria-label={t('itinerary.up', { number })}
          className={ICON_BUTTON}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden size={18} />
        </PlainButton>
        <PlainButton
          disabled={isLast}
          aria-label={t('itinerary.down', { number })}
          className={ICON_BUTTON}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden size={18} />
        </PlainButton>
        <button type="button" aria-label={t('itinerary.add', { number })} className={ICON_BUTTON} onClick={onAddAfter}>
          <Plus aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label={t('itinerary.remove', { number })}
          className={`${ICON_BUTTON} text-danger`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden size={18} />
        </button>
      </div>
      <div className="flex gap-2">
        <input
          aria-label={t('itinerary.titleOf', { number })}
          placeholder={t('itinerary.titleBox')}
          lang={LANG_TAG[lang]}
          maxLength={200}
          value={entry.title}
          className={`${BOX} font-semibold`}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <input
          aria-label={t('itinerary.minutesOf', { number })}
          placeholder={t('itinerary.minutesBox')}
          inputMode="numeric"
          value={entry.min === '0' ? '' : entry.min}
          className={`${BOX} tabular max-w-28`}
          onChange={({ target }) => onChange({ min: target.value.replace(/\D/g, '').slice(0, 5) || '0' })}
        />
      </div>
      <EntryMedia tourId={tourId} number={number} entry={entry} onChange={onChange} />
      <RichField
        tourId={tourId}
        routeId={number}
        label={t('itinerary.body')}
        textLang={lang}
        value={entry.body}
        onChange={(body) => onChange({ body })}
      />
      {isDropped && <p className="text-sm text-accent">{t('itinerary.needsTitle')}</p>}
    </article>
  )
}
