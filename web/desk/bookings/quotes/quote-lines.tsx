import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LINE_LABEL_MAX } from '../../../../worker/contracts/quote-prices'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { formatCad } from '../../../platform/i18n/format'
import { Button } from '../../../ui/button'
import { CheckField, SelectField, TextField } from '../../../ui/field'
import {
  emptyLine,
  lineCents,
  WRITTEN_KINDS,
  type LineFault,
  type LineFields,
} from './quote-fields'
import { RowHead, type RowEvents } from './row-head'
import { rowsOf } from './rows-of'
import type { QuoteEditor } from './use-quote-editor'

/** What is charged, without the tax. */
export function QuoteLines({ editor: { fields, faults, set, quote } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const rows = rowsOf('quote-lines', fields.lines, (lines) => set({ lines }))
  return (
    <section id="quote-lines" aria-labelledby="lines" className="flex flex-col gap-3">
      <h2 id="lines" className="text-lg">
        {t('lines')}
      </h2>
      {fields.lines.map((line, index) => (
        <LineForm
          key={line.key}
          line={line}
          number={index + 1}
          lang={LANG_TAG[quote.lang]}
          count={fields.lines.length}
          fault={faults?.lines[line.key] ?? {}}
          onChange={(part) => rows.change(line.key, part)}
          onMove={(step) => rows.move(index, step)}
          onRemove={() => rows.remove(index)}
        />
      ))}
      <Button className="self-start" onClick={() => rows.add(emptyLine())}>
        <Plus aria-hidden size={18} />
        {t('line.add')}
      </Button>
    </section>
  )
}

interface LineProps extends RowEvents {
  line: LineFields
  /** From 1. */
  number: number
  lang: string
  count: number
  fault: LineFault
  onChange: (part: Partial<LineFields>) => void
}

function LineForm({ line, number, lang, count, fault, onChange, onMove, onRemove }: LineProps) {
  const { t } = useTranslation('desk-quotes')
  const cents = lineCents(line)
  return (
    <article
      aria-label={t('line.name', { number })}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3"
    >
      <RowHead
        labels={{
          up: t('line.up', { number }),
          down: t('line.down', { number }),
          remove: t('line.remove', { number }),
        }}
        number={number}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      >
        {cents === null ? '–' : formatCad(cents, 2)}
      </RowHead>
      <div className="grid grid-cols-2 gap-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[9rem_minmax(0,1fr)_5rem_8rem]">
        <SelectField
          label={t('line.kind')}
          value={line.kind}
          onChange={({ target }) => {
            const kind = WRITTEN_KINDS.find((each) => each === target.value)
            if (kind) onChange({ kind })
          }}
        >
          {WRITTEN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <div className="max-lg:order-last max-lg:col-span-2">
          <TextField
            label={t('line.label')}
            lang={lang}
            maxLength={LINE_LABEL_MAX}
            autoComplete="off"
            placeholder={t(`kind.${line.kind}`)}
            value={line.label}
            onChange={({ target }) => onChange({ label: target.value })}
          />
        </div>
        <TextField
          label={t('line.units')}
          error={fault.units && t('fault.units')}
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
          value={line.units}
          onChange={({ target }) => onChange({ units: target.value })}
        />
        <PriceField line={line} fault={fault} onChange={onChange} />
      </div>
      <Tax line={line} fault={fault} onChange={onChange} />
    </article>
  )
}

function PriceField({ line, fault, onChange }: Pick<LineProps, 'line' | 'fault' | 'onChange'>) {
  const { t } = useTranslation(['desk-quotes', 'admin'])
  const { price } = fault
  const error = price === 'missing' ? t('fault.price') : price && t(`admin:fault.${price}`)
  return (
    <TextField
      label={t(line.kind === 'discount' ? 'line.discount' : 'line.price')}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      className="tabular text-end"
      value={line.price}
      onChange={({ target }) => onChange({ price: target.value })}
    />
  )
}

/** Without tax only for a reason. */
function Tax({ line, fault, onChange }: Pick<LineProps, 'line' | 'fault' | 'onChange'>) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div className="grid items-start gap-x-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <CheckField
        label={t('line.untaxed')}
        checked={line.untaxed !== null}
        onChange={({ target }) => onChange({ untaxed: target.checked ? '' : null })}
      />
      {line.untaxed !== null && (
        <TextField
          label={t('line.reason')}
          error={fault.untaxed && t('fault.untaxed')}
          maxLength={LINE_LABEL_MAX}
          autoComplete="off"
          value={line.untaxed}
          onChange={({ target }) => onChange({ untaxed: target.value })}
        />
      )}
    </div>
  )
}
