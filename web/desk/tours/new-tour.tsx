import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUR_FIELDS } from '../../../worker/contracts/tour-fields'
import { isLang, LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SelectField, TextField } from '../../ui/field'
import { textIn } from '../../platform/i18n/translated'
import { createTour, type Region } from './tours.api'

/** Name, region and language of a new tour; it is created hidden. */
export function NewTour({ regions }: { regions: Region[] }) {
  const { t } = useTranslation('admin')
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

export function NewTourForm({ regions }: { regions: Region[] }) {
  const { t } = useTranslation(['admin', 'common', 'errors', 'tours'])
  const pageLang = useLang()
  const { ofFailure } = useErrorText()
  const [name, setName] = useState('')
  const [region, setRegion] = useState('1')
  const [lang, setLang] = useState<Lang>(pageLang)
  const { create, isSending, error } = useCreateTour()
  const hasSlash = name.includes('/')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void create(name, Number(region), lang)
      }}
    >
      <TextField
        label={t('tours:text.name')}
        lang={LANG_TAG[lang]}
        required
        maxLength={TOUR_FIELDS.name.max}
        value={name}
        error={hasSlash ? t('errors:TourNameInvalid') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={t('field.categoryId')}
          value={region}
          onChange={({ target }) => setRegion(target.value)}
        >
          <RegionOptions regions={regions} />
        </SelectField>
        <SelectField
          label={t('common:language.label')}
          value={lang}
          onChange={({ target: { value } }) => isLang(value) && setLang(value)}
        >
          {LANGS.map((code) => (
            <option key={code} value={code}>
              {t(`common:language.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {ofFailure(error)}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        disabled={isSending || hasSlash || visibleLength(name) === 0}
      >
        {isSending ? t('newTour.creating') : t('newTour.create')}
      </Button>
    </form>
  )
}

/** Every region but 0, which means all of them. */
function RegionOptions({ regions }: { regions: Region[] }) {
  const lang = useLang()
  return regions
    .filter(({ id }) => id > 0)
    .map(({ id, name, slug }) => (
      <option key={id} value={id}>
        {textIn(name, lang) || slug}
      </option>
    ))
}

/** Creates a tour and opens its editor. */
function useCreateTour() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return { create, isSending, error }

  async function create(name: string, region: number, lang: Lang): Promise<void> {
    setIsSending(true)
    setError(null)
    try {
      const id = await createTour(queryClient, name, region, lang)
      await navigate({ to: '/admin/$forumId', params: { forumId: String(id) } })
    } catch (failure) {
      setError(failure)
      setIsSending(false)
    }
  }
}
