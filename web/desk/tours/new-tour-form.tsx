import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import { TOUR_FIELDS } from '../../../worker/contracts/tours/tour-fields'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, TextField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { useDeskForm, type FormFields } from '../ui/desk-form'
import { RegionSelect } from './region-options'
import { withoutAll } from '../editor/regions'
import { createTour } from './tours.api'
import type { Region } from '../editor/regions'

interface NewTourDraft {
  name: string
  region: string
  lang: Lang
}

export function NewTourForm({ regions }: { regions: Region[] }) {
  const { t } = useTranslation('desk-tours')
  const { ofFailure } = useErrorText()
  const form = useNewTourForm()
  const name = form.value('name')
  return (
    <Form onSubmit={form.submit}>
      <NameField form={form} />
      <RegionAndLanguage form={form} regions={regions} />
      {form.failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {ofFailure(form.failure)}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        disabled={form.isPending || hasSlash(name) || visibleLength(name) === 0}
      >
        {form.isPending ? t('newTour.creating') : t('newTour.create')}
      </Button>
    </Form>
  )
}

interface FieldProps {
  form: FormFields<NewTourDraft>
}

function NameField({ form }: FieldProps) {
  const { t } = useTranslation(['tours', 'errors'])
  const { error, ...box } = form.field('name')
  return (
    <TextField
      label={t('text.name')}
      lang={LANG_TAG[form.value('lang')]}
      required
      maxLength={TOUR_FIELDS.name.max}
      error={hasSlash(form.value('name')) ? t('errors:TourNameInvalid') : error}
      {...box}
    />
  )
}

function RegionAndLanguage({ form, regions }: FieldProps & { regions: Region[] }) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-4">
      <RegionSelect regions={withoutAll(regions)} {...form.choice('region')} />
      <ChoiceField
        label={t('language.label')}
        choices={LANGS}
        textOf={(code) => t(`language.${code}`)}
        {...form.choice('lang')}
      />
    </div>
  )
}

function hasSlash(name: string): boolean {
  return name.includes('/')
}

function useNewTourForm() {
  const navigate = useNavigate()
  const lang = useLang()
  const start: NewTourDraft = { name: '', region: '1', lang }
  return useDeskForm({
    schema: z.custom<NewTourDraft>(),
    start,
    call: (client: QueryClient, { name, region, ...wanted }: NewTourDraft) =>
      createTour(client, name, Number(region), wanted.lang),
    onDone: (id) => navigate({ to: '/admin/$tourId', params: { tourId: String(id) } }),
  })
}

/** Name, region and language of a new tour; it is created hidden. */
export function NewTour({ regions }: { regions: Region[] }) {
  const { t } = useTranslation('desk-tours')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden size={18} />
        {t('newTour.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('newTour.title')}>
        <NewTourForm regions={regions} />
      </Dialog>
    </>
  )
}
