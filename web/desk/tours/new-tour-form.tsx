import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import { TOUR_FIELDS } from '../../../worker/contracts/tours/tour-fields'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { RegionSelect } from './region-options'
import { withoutAll } from '../editor/regions'
import { createTour } from './tours.api'
import type { Region } from '../editor/regions'

export function NewTourForm({ regions }: { regions: Region[] }) {
  const pageLang = useLang()
  const [draft, setDraft] = useState<NewTourDraft>({ name: '', region: '1', lang: pageLang })
  const change = (part: Partial<NewTourDraft>) => setDraft((current) => ({ ...current, ...part }))
  const { mutate, isIdle, isError, error } = useCreateTour()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(draft)
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <NameField {...draft} onChange={change} />
      <RegionAndLanguage {...draft} regions={regions} onChange={change} />
      <CreateButton name={draft.name} isSending={!isIdle && !isError} error={error} />
    </form>
  )
}

interface FieldProps extends NewTourDraft {
  onChange: (part: Partial<NewTourDraft>) => void
}

function NameField({ name, lang, onChange }: FieldProps) {
  const { t } = useTranslation(['tours', 'errors'])
  return (
    <TextField
      label={t('text.name')}
      lang={LANG_TAG[lang]}
      required
      maxLength={TOUR_FIELDS.name.max}
      value={name}
      error={hasSlash(name) ? t('errors:TourNameInvalid') : undefined}
      onChange={({ target }) => onChange({ name: target.value })}
    />
  )
}

function RegionAndLanguage(props: FieldProps & { regions: Region[] }) {
  const { t } = useTranslation()
  const { regions, region, lang, onChange } = props
  const choose = (id: string) => onChange({ region: id })
  return (
    <div className="grid grid-cols-2 gap-4">
      <RegionSelect regions={withoutAll(regions)} value={region} onChoose={choose} />
      <ChoiceField
        label={t('language.label')}
        value={lang}
        choices={LANGS}
        textOf={(code) => t(`language.${code}`)}
        onChoose={(chosen) => onChange({ lang: chosen })}
      />
    </div>
  )
}

function CreateButton(props: { name: string; isSending: boolean; error: unknown }) {
  const { name, isSending, error } = props
  const { t } = useTranslation('desk-tours')
  const { ofFailure } = useErrorText()
  const isUnnamed = hasSlash(name) || visibleLength(name) === 0
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {ofFailure(error)}
        </p>
      )}
      <Button type="submit" look="primary" disabled={isSending || isUnnamed}>
        {isSending ? t('newTour.creating') : t('newTour.create')}
      </Button>
    </>
  )
}

function hasSlash(name: string): boolean {
  return name.includes('/')
}

interface NewTourDraft {
  name: string
  region: string
  lang: Lang
}

function useCreateTour() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, region, lang }: NewTourDraft) => {
      const id = await createTour(queryClient, name, Number(region), lang)
      await navigate({ to: '/admin/$tourId', params: { tourId: String(id) } })
    },
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
