import { Images, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { PicturePicker } from '../../images/picture-picker'
import type { EntryFields } from './quote-fields'

interface EntryExtrasProps {
  entry: EntryFields
  number: number
  /** Tag of the guest's language. */
  lang: string
  tourId: number | null
  onChange: (part: Partial<EntryFields>) => void
}

/** Hour, stay, meals and picture of an entry. */
export function EntryExtras({ entry, number, lang, tourId, onChange }: EntryExtrasProps) {
  const { t } = useTranslation('desk-quotes')
  const text = (name: 'stay' | 'meals') => ({
    label: t(`entry.${name}`),
    lang,
    maxLength: 120,
    autoComplete: 'off',
    value: entry[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          type="time"
          label={t('entry.start')}
          value={entry.start ?? ''}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <TextField {...text('stay')} />
        <TextField {...text('meals')} />
      </div>
      <EntryPicture entry={entry} number={number} tourId={tourId} onChange={onChange} />
    </>
  )
}

function EntryPicture({ entry, number, tourId, onChange }: Omit<EntryExtrasProps, 'lang'>) {
  const { t } = useTranslation('desk-quotes')
  const [isPicking, setPicking] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  if (tourId === null && !entry.image) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {entry.image && (
        <ResponsiveImage
          url={entry.image}
          alt=""
          sizes="7rem"
          className="h-16 w-28 rounded-field object-cover"
        />
      )}
      {tourId !== null && (
        <Button
          ref={chooser}
          aria-label={t('entry.pictureOf', { number })}
          onClick={() => setPicking(true)}
        >
          <Images aria-hidden size={18} />
          {t('entry.picture')}
        </Button>
      )}
      {entry.image && (
        <Button
          look="icon"
          aria-label={t('entry.pictureRemove', { number })}
          onClick={() => {
            chooser.current?.focus()
            onChange({ image: '' })
          }}
        >
          <X aria-hidden size={18} />
        </Button>
      )}
      {isPicking && tourId !== null && (
        <PicturePicker
          tourId={tourId}
          place={{ routeId: tourId, purpose: 'bulletin' }}
          onClose={() => setPicking(false)}
          onPick={({ url }) => {
            onChange({ image: url })
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
