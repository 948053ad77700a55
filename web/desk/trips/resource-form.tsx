import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import {
  RESOURCE_NAME_MAX,
  RESOURCE_PHONE_MAX,
  RESOURCE_RANK_MAX,
  RESOURCE_SEATS_MAX,
  type ResourceKind,
} from '../../../worker/contracts/resources'
import { FailureAlert } from '../../ui/failure-alert'
import { CheckField, Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { readCount } from '../editor/typed-numbers'
import { DialogButtons } from '../ui/dialog-buttons'
import { changeResource, createResource, type Resource } from './resources.api'
import { useWrite } from '../ui/use-write'

interface ResourceFormProps {
  kind: ResourceKind
  /** Null for a new one. */
  resource: Resource | null
  onClose: () => void
}

interface Typed {
  name: string
  langs: Lang[]
  seats: string
  phone: string
  rank: string
}

type Fault = 'name' | 'langs' | 'seats' | 'rank'

/** Name, languages or seats, phone and rank. */
export function ResourceForm({ kind, resource, onClose }: ResourceFormProps) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const [typed, setTyped] = useState(() => typedOf(resource))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useWrite({
    call: (client, sent: Typed) => {
      const fields = fieldsOf(kind, sent)
      return resource
        ? changeResource(client, resource.id, { ...fields, version: resource.version })
        : createResource(client, { kind, ...fields })
    },
    done: () => t('crew.saved'),
    onDone: onClose,
  })
  const faults = faultsOf(kind, typed)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const errorOf = (fault: Fault) =>
    isChecked && faults.includes(fault) ? t(`crew.fault.${fault}`) : undefined
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        // After the faults are shown.
        if (faults.length > 0) setTimeout(focusFault)
        else if (!isPending) mutate(typed)
      }}
    >
      <TextField
        label={t('crew.name')}
        error={errorOf('name')}
        maxLength={RESOURCE_NAME_MAX}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {kind === 'guide' ? (
        <Languages
          langs={typed.langs}
          error={errorOf('langs')}
          onChange={(langs) => change({ langs })}
        />
      ) : (
        <TextField
          label={t('crew.seatsLabel')}
          hint={t('crew.seatsHint')}
          error={errorOf('seats')}
          inputMode="numeric"
          className="tabular max-w-32"
          autoComplete="off"
          value={typed.seats}
          onChange={({ target }) => change({ seats: target.value })}
        />
      )}
      <TextField
        label={t('crew.phone')}
        type="tel"
        maxLength={RESOURCE_PHONE_MAX}
        autoComplete="off"
        value={typed.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <TextField
        label={t('crew.rank')}
        hint={t('crew.rankHint')}
        error={errorOf('rank')}
        inputMode="numeric"
        className="tabular max-w-32"
        autoComplete="off"
        value={typed.rank}
        onChange={({ target }) => change({ rank: target.value })}
      />
      <FailureAlert failure={error} />
      <DialogButtons
        onCancel={onClose}
        look="primary"
        label={t('crew.save')}
        waiting={t('crew.saving')}
        isWaiting={isPending}
      />
    </Form>
  )
}

interface LanguagesProps {
  langs: Lang[]
  error: string | undefined
  onChange: (langs: Lang[]) => void
}

function Languages({ langs, error, onChange }: LanguagesProps) {
  const { t } = useTranslation(['desk-payments', 'common'])
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('crew.langs')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGS.map((lang) => (
          <CheckField
            key={lang}
            label={t(`common:language.${lang}`)}
            checked={langs.includes(lang)}
            aria-invalid={error !== undefined}
            onChange={({ target }) =>
              onChange(
                LANGS.filter((each) => (each === lang ? target.checked : langs.includes(each))),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id="langs-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function typedOf(resource: Resource | null): Typed {
  return {
    name: resource?.name ?? '',
    langs: resource?.langs ?? [],
    seats: resource?.seats == null ? '' : String(resource.seats),
    phone: resource?.phone ?? '',
    rank: String(resource?.rank ?? 0),
  }
}

function faultsOf(kind: ResourceKind, { name, langs, seats, rank }: Typed): Fault[] {
  const [places, order] = [readCount(seats), readCount(rank)]
  const lacksSeats = places === null || places < 1 || places > RESOURCE_SEATS_MAX
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(kind === 'guide' && langs.length === 0 ? (['langs'] as const) : []),
    ...(kind === 'vehicle' && lacksSeats ? (['seats'] as const) : []),
    ...(order === null || order > RESOURCE_RANK_MAX ? (['rank'] as const) : []),
  ]
}

function fieldsOf(kind: Resource['kind'], { name, langs, seats, phone, rank }: Typed) {
  return {
    name: name.trim(),
    langs: kind === 'guide' ? langs : [],
    seats: kind === 'vehicle' ? readCount(seats) : null,
    phone: phone.trim(),
    rank: readCount(rank) ?? 0,
  }
}
