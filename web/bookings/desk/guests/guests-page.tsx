import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phoneText } from '../../../../worker/contracts/bookings/phone-numbers'
import { LANGS } from '../../../../worker/contracts/languages'
import { List } from '../../../desk/ui/list/list'
import type { ListColumn, ListFilter } from '../../../desk/ui/list/list-columns'
import { useListAddress } from '../../../desk/ui/list/use-list-address'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { guestsQuery, type ListedGuest } from './guests.api'
import { ImportGuests } from './import/import-guests'

/** Everyone who has asked for a trip, one record for each person. */
export function GuestsPage() {
  const { t } = useTranslation('desk-guests')
  const controls = useListAddress()
  const query = useQuery({ ...guestsQuery(controls.state), placeholderData: keepPreviousData })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <ImportGuests />
      </div>
      <List
        label={t('title')}
        controls={controls}
        query={query}
        columns={useGuestColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        empty={t('empty')}
        search={t('search')}
        filters={useGuestFilters()}
        defaultSort="-created"
      />
    </>
  )
}

function useGuestFilters(): ListFilter[] {
  const { t } = useTranslation('site')
  const values = LANGS.map((value) => ({ value, text: t(`language.${value}`) }))
  return [{ name: 'language', label: t('language.label'), values }]
}

function useGuestColumns(): ListColumn<ListedGuest>[] {
  const { t } = useTranslation(['desk-guests', 'site'])
  const lang = useLang()
  return [
    {
      id: 'name',
      title: t('name'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (guest) => <GuestLink guest={guest} />,
    },
    {
      id: 'contact',
      title: t('contact'),
      renderCell: ({ email, phone }) => (
        <span className="flex min-w-0 flex-col wrap-anywhere">
          <span>{email}</span>
          <span className="tabular text-muted">{phone && phoneText(phone)}</span>
        </span>
      ),
    },
    {
      id: 'trips',
      title: t('trips'),
      className: 'tabular',
      renderCell: ({ trips }) => <span>{trips}</span>,
    },
    {
      id: 'lastDay',
      title: t('lastTrip'),
      className: 'tabular whitespace-nowrap',
      renderCell: ({ lastDay }) => <span>{lastDay === null ? '–' : formatDay(lastDay, lang)}</span>,
    },
    {
      id: 'language',
      title: t('site:language.label'),
      renderCell: (guest) => <span>{t(`site:language.${guest.lang}`)}</span>,
    },
  ]
}

function GuestLink({ guest: { id, name } }: { guest: ListedGuest }) {
  const { t } = useTranslation('desk-guests')
  return (
    <Link
      to="/admin/guests/$guestId"
      params={{ guestId: String(id) }}
      data-open
      className="inline-flex min-h-11 min-w-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {name || t('unnamed')}
    </Link>
  )
}
