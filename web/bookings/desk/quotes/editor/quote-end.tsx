import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { AreaField, CheckField, TextField } from '../../../../ui/field'
import { useClock } from '../../../../desk/ui/use-clock'
import type { QuoteEditor } from './use-quote-editor'

/** The expiry of the quote, a note to the guest, and whether a deposit is asked for. */
export function QuoteEnd({ editor }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <legend className="mb-3 text-lg font-semibold">{t('quotes.end')}</legend>
      <ValidDaysField editor={editor} />
      <AreaField
        label={t('quotes.note')}
        lang={LANG_TAG[editor.quote.lang]}
        maxLength={1000}
        {...editor.text('note')}
      />
      <div className="sm:col-span-2">
        <CheckField
          label={t('quotes.withoutDeposit')}
          hint={t('quotes.withoutDepositHint')}
          checked={editor.fields.withoutDeposit}
          onChange={({ target }) => editor.set({ withoutDeposit: target.checked })}
        />
      </div>
    </fieldset>
  )
}

function ValidDaysField({ editor: { text, faults, quote } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  return (
    <TextField
      label={t('quotes.validDays')}
      hint={t('quotes.until', { time: time(quote.validUntil) })}
      error={faults?.validDays && t('quotes.fault.validDays')}
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      {...text('validDays')}
    />
  )
}
