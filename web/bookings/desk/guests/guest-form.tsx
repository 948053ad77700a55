import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  GUEST_NAME_MAX,
  GUEST_NOTE_MAX,
  guestChange,
  type GuestChange,
} from '../../../../worker/contracts/bookings/guests'
import { LANGS } from '../../../../worker/contracts/languages'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { useDeskForm } from '../../../desk/ui/desk-form'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { changeGuest, type Guest } from './guests.api'

/** The name, language and note of a guest. */
export function GuestForm({ guest: { id, version, name, lang, note } }: { guest: Guest }) {
  const { t } = useTranslation(['desk-guests', 'site', 'desk'])
  const form = useDeskForm({
    schema: guestChange,
    start: { version, name, lang, note },
    call: (client: QueryClient, json: GuestChange) => changeGuest(client, id, json),
    done: () => t('form.saved'),
  })
  return (
    <section
      aria-labelledby="record-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="record-title" className="text-lg">
        {t('form.title')}
      </h2>
      <Form onSubmit={form.submit} className="flex flex-col gap-3">
        <TextField
          label={t('name')}
          maxLength={GUEST_NAME_MAX}
          {...form.field('name', { fault: t('form.nameMissing') })}
        />
        <ChoiceField
          label={t('site:language.label')}
          choices={LANGS}
          textOf={(each) => t(`site:language.${each}`)}
          {...form.choice('lang')}
        />
        <AreaField
          label={t('form.note')}
          hint={t('form.noteHint')}
          maxLength={GUEST_NOTE_MAX}
          {...form.field('note')}
        />
        <FailureAlert failure={form.failure} />
        <div>
          <SubmitButton
            look="primary"
            label={t('form.save')}
            waiting={t('desk:save.saving')}
            isWaiting={form.isPending}
          />
        </div>
      </Form>
    </section>
  )
}
