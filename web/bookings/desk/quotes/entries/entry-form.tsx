import { Images, MapPin, X } from 'lucide-react'
import { useState, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { controlsOf } from '../../../../desk/editor/typed-controls'
import { ImagePicker } from '../../../../desk/images/image-picker'
import { IconTextButton } from '../../../../desk/ui/icon-text-button'
import { Button } from '../../../../ui/button'
import { Chip } from '../../../../ui/chip'
import { AreaField, TextField } from '../../../../ui/field'
import { ResponsiveImage } from '../../../../ui/responsive-image'
import { RowCard } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { untranslated, type EntryFields } from './entry-fields'

interface EntryFormProps {
  entry: EditedRow<EntryFields>
  editor: QuoteEditor
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The form of an itinerary entry: day, text, start, stay and meals. */
export function EntryForm({ entry, editor: { quote, faults }, tourId }: EntryFormProps) {
  const { t } = useTranslation('desk-bookings')
  const { row, change } = entry
  const lang = LANG_TAG[quote.lang]
  const isWrong = faults?.days.includes(row.key) === true
  return (
    <RowCard kind="entry" row={entry} title={<EntryTitle entry={entry} />}>
      <EntryHead entry={entry} lang={lang} isWrong={isWrong} />
      <AreaField
        label={t('quotes.entry.body')}
        lang={lang}
        maxLength={2000}
        {...controlsOf(row, change).text('body')}
      />
      <EntryExtras entry={entry} lang={lang} />
      <EntryPlace entry={entry} />
      <EntryImage entry={entry} tourId={tourId} />
    </RowCard>
  )
}

interface EntryProps {
  entry: EditedRow<EntryFields>
  /** Language tag of the guest's language. */
  lang: string
}

function EntryHead({ entry, lang, isWrong }: EntryProps & { isWrong: boolean }) {
  const { t } = useTranslation('desk-bookings')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <TextField
        type="date"
        label={t('quotes.entry.day')}
        error={isWrong ? t('quotes.fault.day') : undefined}
        {...controlsOf(row, change).text('day')}
      />
      <WordsField entry={entry} lang={lang} name="title" maxLength={200} />
    </div>
  )
}

function EntryExtras({ entry, lang }: EntryProps) {
  const { t } = useTranslation('desk-bookings')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        type="time"
        label={t('quotes.entry.start')}
        {...controlsOf(row, change).text('start')}
      />
      <WordsField entry={entry} lang={lang} name="stay" maxLength={120} />
      <WordsField entry={entry} lang={lang} name="meals" maxLength={120} />
    </div>
  )
}

interface WordsFieldProps extends EntryProps {
  name: 'title' | 'stay' | 'meals'
  maxLength: number
}

function WordsField({ entry: { row, change }, name, ...field }: WordsFieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t(`quotes.entry.${name}`)}
      autoComplete="off"
      {...controlsOf(row, change).text(name)}
      {...field}
    />
  )
}

/** The entry's number, and a note if its text is still in another language. */
function EntryTitle({ entry: { row, number } }: { entry: EditedRow<EntryFields> }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const from = untranslated(row)
  return (
    <>
      {number}
      {from && (
        <span className="ms-2">
          <Chip>{t('quotes.entry.untranslated', { lang: t(`site:language.${from}`) })}</Chip>
        </span>
      )}
    </>
  )
}

/** The place that the entry has from the tour's itinerary. */
function EntryPlace({ entry: { row, number, change } }: { entry: EditedRow<EntryFields> }) {
  const { t } = useTranslation('desk-bookings')
  if (!row.place) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <MapPin aria-hidden size={16} className="text-muted" />
      {row.place.name}
      <IconTextButton
        icon={X}
        text={t('quotes.entry.removePlace', { number })}
        onClick={() => change({ place: undefined })}
      />
    </div>
  )
}

interface EntryImageProps {
  entry: EditedRow<EntryFields>
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The image of an entry, chosen from the tour's images. */
function EntryImage({ entry: { row, number, change }, tourId }: EntryImageProps) {
  const chooser = useRef<HTMLButtonElement>(null)
  if (tourId === null && !row.image) return null
  const pick = (image: string) => change({ image })
  const remove = () => {
    chooser.current?.focus()
    pick('')
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row.image && <Thumbnail url={row.image} />}
      {tourId !== null && (
        <ImageChooser ref={chooser} number={number} tourId={tourId} onPick={pick} />
      )}
      {row.image && <RemoveImage number={number} onRemove={remove} />}
    </div>
  )
}

function Thumbnail({ url }: { url: string }) {
  const look = 'h-16 w-28 rounded-field object-cover'
  return <ResponsiveImage url={url} alt="" sizes="7rem" className={look} />
}

function RemoveImage({ number, onRemove }: { number: number; onRemove: () => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Button look="icon" aria-label={t('quotes.entry.pictureRemove', { number })} onClick={onRemove}>
      <X aria-hidden size={18} />
    </Button>
  )
}

interface ImageChooserProps {
  ref: Ref<HTMLButtonElement>
  /** Number of the entry, from 1. */
  number: number
  tourId: number
  onPick: (url: string) => void
}

/** A button that opens a tour's images to pick one. */
function ImageChooser({ ref, number, tourId, onPick }: ImageChooserProps) {
  const { t } = useTranslation('desk-bookings')
  const [isPicking, setPicking] = useState(false)
  const close = () => setPicking(false)
  const pick = ({ url }: { url: string }) => {
    onPick(url)
    close()
  }
  const label = t('quotes.entry.pictureOf', { number })
  const place = { routeId: tourId, purpose: 'bulletin' } as const
  return (
    <>
      <Button ref={ref} aria-label={label} onClick={() => setPicking(true)}>
        <Images aria-hidden size={18} />
        {t('quotes.entry.picture')}
      </Button>
      {isPicking && <ImagePicker tourId={tourId} place={place} onClose={close} onPick={pick} />}
    </>
  )
}
