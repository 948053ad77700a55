import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  GUEST_NAME_MAX,
  GUEST_NOTE_MAX,
  guestChange,
  type GuestChange,
} from '../../../../worker/contracts/bookings/guests'
import { LANGS } from '../../../../worker/contracts/languages'
import { BackLink } from '../../../desk/ui/back-link'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { useDeskForm } from '../../../desk/ui/desk-form'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { SubmitButton } from '../../../ui/submit-button'
import { useTripsText } from '../guest-texts'
import { PhoneLink } from '../phone-link'
import { EraseGuest } from './erase-guest'
import { GuestRecords } from './guest-records'
import { GuestSections } from './guest-sections'
import { guestQuery, type Guest, changeGuest } from './guests.api'

const CONTACT =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 wrap-anywhere lg:min-h-6'

/** A person: trips, money, mails and notes, beside the record itself. */
export function GuestPage({ id }: { id: number }) {
  const { t } = useTranslation('desk-guests')
  const query = useQuery(guestQuery(id))
  return (
    <>
      <BackLink to="/admin/guests">{t('title')}</BackLink>
      <Loaded query={query} skeleton="h-96 w-full">
        {(guest) => <OpenGuest guest={guest} />}
      </Loaded>
    </>
  )
}

function OpenGuest({ guest }: { guest: Guest }) {
  return (
    <>
      <GuestHead guest={guest} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <GuestSections guest={guest} />
        <div className="flex min-w-0 flex-col gap-6">
          <GuestForm key={guest.version} guest={guest} />
          <GuestRecords guest={guest} />
          <EraseGuest guest={guest} />
        </div>
      </div>
    </>
  )
}

/** The name, the ways to reach the guest, and how often they have been here. */
function GuestHead({ guest }: { guest: Guest }) {
  const { t } = useTranslation(['desk-guests', 'site'])
  const tripsText = useTripsText()
  const lang = useLang()
  const { name, trips } = guest
  const records = [guest, ...guest.merged]
  const pastTrips = records.reduce((sum, record) => sum + record.pastTrips, 0)
  const pastDay = records
    .flatMap((record) => record.pastDay ?? [])
    .toSorted()
    .at(-1)
  const past = pastDay === undefined ? '' : ` (${formatDay(pastDay, lang)})`
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-2xl wrap-anywhere">{name || t('unnamed')}</h1>
      <p className="flex flex-wrap items-center gap-x-5 text-sm">
        {records.map(({ email }) => email && <MailLink key={email} email={email} />)}
        {records.map(
          ({ id, phone }) => phone && <PhoneLink key={id} text={phone} className={CONTACT} />,
        )}
        <span>{t(`site:language.${guest.lang}`)}</span>
      </p>
      <p className="font-semibold">
        {trips === 0 ? t('notYetHere') : tripsText(trips)}
        {pastTrips > 0 && (
          <span className="font-normal text-muted">
            {' '}
            · {t('ofThemBefore', { count: pastTrips })}
            {past}
          </span>
        )}
      </p>
    </header>
  )
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={CONTACT}>
      {email}
    </a>
  )
}

/** The name, language and note of a guest. */
function GuestForm({ guest: { id, version, name, lang, note } }: { guest: Guest }) {
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
