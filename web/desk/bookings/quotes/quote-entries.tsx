import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { AreaField, TextField } from '../../../ui/field'
import { EntryExtras } from './entry-extras'
import { emptyEntry, untranslated, type EntryFields } from './quote-fields'
import { RowHead, type RowEvents } from './row-head'
import { rowsOf } from './rows-of'
import type { QuoteEditor } from './use-quote-editor'

/** The itinerary, with its days. */
export function QuoteEntries({
  editor: { fields, faults, set, quote },
  tourId,
}: {
  editor: QuoteEditor
  /** Of the pictures to choose from. */
  tourId: number | null
}) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const foreign = [...new Set(fields.days.map(untranslated).filter((lang) => lang !== null))]
  const rows = rowsOf('quote-entries', fields.days, (days) => set({ days }))
  return (
    <section id="quote-entries" aria-labelledby="entries" className="flex flex-col gap-3">
      <h2 id="entries" className="text-lg">
        {t('entries')}
      </h2>
      {foreign.length > 0 && (
        <AlertBanner kind="info">
          {t('foreign', {
            from: foreign.map((lang) => t(`common:language.${lang}`)).join(', '),
            to: t(`common:language.${quote.lang}`),
          })}
        </AlertBanner>
      )}
      {fields.days.map((entry, index) => (
        <EntryForm
          key={entry.key}
          entry={entry}
          number={index + 1}
          count={fields.days.length}
          lang={LANG_TAG[quote.lang]}
          tourId={tourId}
          isWrong={faults?.days.includes(entry.key) === true}
          onChange={(part) => rows.change(entry.key, part)}
          onMove={(step) => rows.move(index, step)}
          onRemove={() => rows.remove(index)}
        />
      ))}
      <Button className="self-start" onClick={() => rows.add(emptyEntry(fields))}>
        <Plus aria-hidden size={18} />
        {t('entry.add')}
      </Button>
    </section>
  )
}

interface EntryProps extends RowEvents {
  entry: EntryFields
  /** From 1. */
  number: number
  count: number
  lang: string
  tourId: number | null
  isWrong: boolean
  onChange: (part: Partial<EntryFields>) => void
}

function EntryForm({ entry, number, count, lang, tourId, isWrong, ...events }: EntryProps) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const from = untranslated(entry)
  const { onChange, onMove, onRemove } = events
  return (
    <article
      aria-label={t('entry.name', { number })}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3"
    >
      <RowHead
        labels={{
          up: t('entry.up', { number }),
          down: t('entry.down', { number }),
          remove: t('entry.remove', { number }),
        }}
        number={number}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      >
        {number}
        {from && (
          <span className="ms-2">
            <Chip>{t('entry.untranslated', { lang: t(`common:language.${from}`) })}</Chip>
          </span>
        )}
      </RowHead>
      <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          type="date"
          label={t('entry.day')}
          error={isWrong ? t('fault.day') : undefined}
          value={entry.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          label={t('entry.title')}
          lang={lang}
          maxLength={200}
          autoComplete="off"
          value={entry.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </div>
      <AreaField
        label={t('entry.body')}
        lang={lang}
        maxLength={2000}
        value={entry.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <EntryExtras entry={entry} number={number} lang={lang} tourId={tourId} onChange={onChange} />
    </article>
  )
}
