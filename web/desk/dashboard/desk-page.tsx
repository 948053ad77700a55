import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'
import { Loaded } from '../../ui/loaded'
import { figuresQuery } from '../figures/figures.api'
import { RecentTours } from '../tour-list/recent-tours'
import { AttentionTiles } from './attention-tiles'
import { deskQuery } from './desk.api'
import { Figures } from './figures'
import { NewMembers } from './new-members'

const SUMMARY_WEEKS = 2

/** The desk's dashboard: open work, all tours with their status, site usage. */
export function DeskPage() {
  const { t } = useTranslation('admin')
  const desk = useQuery(deskQuery())
  const figures = useQuery(figuresQuery(SUMMARY_WEEKS))
  return (
    <>
      <h1 className="text-2xl">{t('nav.desk')}</h1>
      <AddressNotice />
      <Loaded query={desk} skeleton="h-24 w-full">
        {(desk) => <AttentionTiles desk={desk} />}
      </Loaded>
      <RecentTours />
      {desk.data && <NewMembers desk={desk.data} />}
      <Loaded query={figures} skeleton="h-48 w-full">
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </>
  )
}

/** Says that BASE_URL is empty, and which URL is used instead. */
function AddressNotice() {
  const { t } = useTranslation('admin')
  const { data: site } = useQuery({
    queryKey: ['admin', 'site'],
    queryFn: ({ client }) => readJson(apiOf(client).admin.site.$get()),
  })
  const address = site?.unsetAddress
  if (!address) return null
  return (
    <p role="status" className="rounded-card border border-larch bg-surface p-4">
      <strong>{t('address.unset', { address })}</strong> {t('address.how')}
    </p>
  )
}
