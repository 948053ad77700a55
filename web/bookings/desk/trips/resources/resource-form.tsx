import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  RESOURCE_NAME_MAX,
  RESOURCE_PHONE_MAX,
  RESOURCE_RANK_MAX,
  RESOURCE_SEATS_MAX,
  type ResourceKind,
} from '../../../../../worker/contracts/bookings/resources'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { typedCount } from '../../../../desk/editor/typed-numbers'
import { DeskForm, useDeskForm, type FormFields } from '../../../../desk/ui/desk-form'
import { CheckField, TextField } from '../../../../ui/field'
import { changeResource, createResource, type Resource } from './resources.api'

interface EditedResource {
  kind: ResourceKind
  /** Null for a new one. */
  resource: Resource | null
}

/** The form of a guide or vehicle: name, languages or seats, phone and rank. */
export function ResourceForm({ onClose, ...edited }: EditedResource & { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useResourceForm(edited, onClose)
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    >
      <TextField
        label={t('payments.crew.name')}
        maxLength={RESOURCE_NAME_MAX}
        autoComplete="off"
        {...form.field('name', { fault: t('payments.crew.fault.name') })}
      />
      {edited.kind === 'guide' && <GuideLanguages form={form} />}
      {edited.kind === 'vehicle' && <CountField form={form} name="seats" />}
      <TextField
        label={t('payments.crew.phone')}
        type="tel"
        maxLength={RESOURCE_PHONE_MAX}
        autoComplete="off"
        {...form.field('phone')}
      />
      <CountField form={form} name="rank" />
    </DeskForm>
  )
}

/** A guide or vehicle as it is typed. Only guides have languages, and only vehicles have seats. */
const typedResource = (kind: ResourceKind) =>
  z.object({
    name: z.string().trim().min(1),
    langs: kind === 'guide' ? z.array(z.enum(LANGS)).min(1) : noLanguages,
    seats: kind === 'vehicle' ? typedCount(1, RESOURCE_SEATS_MAX) : noSeats,
    phone: z.string().trim(),
    rank: typedCount(0, RESOURCE_RANK_MAX),
  })
type TypedResource = z.input<ReturnType<typeof typedResource>>

const noLanguages = z.array(z.enum(LANGS)).transform((): Lang[] => [])
const noSeats = z.string().transform(() => null)

function useResourceForm({ kind, resource }: EditedResource, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  type Read = z.output<ReturnType<typeof typedResource>>
  return useDeskForm({
    schema: typedResource(kind),
    start: asTyped(resource),
    call: (client: QueryClient, read: Read) =>
      resource
        ? changeResource(client, resource.id, { ...read, version: resource.version })
        : createResource(client, { kind, ...read }),
    done: () => t('payments.crew.saved'),
    onDone: onClose,
  })
}

function asTyped(resource: Resource | null): TypedResource {
  if (resource === null) return { name: '', langs: [], seats: '', phone: '', rank: '0' }
  const { name, langs, seats, phone, rank } = resource
  return { name, langs, seats: String(seats ?? ''), phone, rank: String(rank) }
}

interface FieldProps {
  form: FormFields<TypedResource>
}

function CountField({ form, name }: FieldProps & { name: 'seats' | 'rank' }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t(name === 'rank' ? 'payments.crew.rank' : 'payments.crew.seatsLabel')}
      hint={t(`payments.crew.${name}Hint`)}
      inputMode="numeric"
      className="tabular max-w-32"
      autoComplete="off"
      {...form.field(name, { fault: t(`payments.crew.fault.${name}`) })}
    />
  )
}

/** The languages that a guide speaks. */
function GuideLanguages({ form }: FieldProps) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const { error, ...box } = form.field('langs', { fault: t('payments.crew.fault.langs') })
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('payments.crew.langs')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGS.map((lang) => (
          <CheckField
            key={lang}
            label={t(`site:language.${lang}`)}
            value={lang}
            aria-invalid={error !== undefined}
            {...box}
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
