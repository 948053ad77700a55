import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'

const siteQuery = () =>
  queryOptions({
    queryKey: ['admin', 'site'],
    queryFn: ({ client }) => readJson(apiOf(client).admin.site.$get()),
  })

/** Says that BASE_URL is empty, and which URL is used instead. */
export function AddressNotice() {
  const { t } = useTranslation('admin')
  const address = useQuery(siteQuery()).data?.unsetAddress
  if (!address) return null
  return (
    <p role="status" className="rounded-card border border-larch bg-surface p-4">
      <strong>{t('address.unset', { address })}</strong> {t('address.how')}
    </p>
  )
}
