import { useTranslation } from 'react-i18next'
import { ChipSelect } from './list-filters'
import type { ListControls } from './use-list-address'

interface TimeOrderProps {
  controls: ListControls
  /** The sort's name in the address; a minus before it means the newest first. */
  name: string
  /** The order if the address names none. */
  isNewestFirst: boolean
}

/** The order of a list that can only be sorted by time. */
export function TimeOrder({ controls, name, isNewestFirst }: TimeOrderProps) {
  const { t } = useTranslation('desk')
  const usual = isNewestFirst ? `-${name}` : name
  return (
    <ChipSelect
      label={t('list.sort')}
      value={controls.state.sort ?? usual}
      onChoose={(sort) => controls.set({ sort })}
    >
      <option value={`-${name}`}>{t('list.newestFirst')}</option>
      <option value={name}>{t('list.oldestFirst')}</option>
    </ChipSelect>
  )
}
