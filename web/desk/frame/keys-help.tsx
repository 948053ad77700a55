import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { SCREENS } from './screens'
import { type KeyRow, KeyList } from './key-list'

const EVERYWHERE = [
  ['palette', 'Ctrl', 'K'],
  ['help', '?'],
  ['save', 'Ctrl', 'S'],
  ['undo', 'Z'],
  ['close', 'Esc'],
] as const

const IN_LISTS = [
  ['next', 'J'],
  ['previous', 'K'],
  ['select', 'X'],
  ['open', 'Enter'],
] as const

/** The desk's keys. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame')
  const named = ([name, ...keys]: (typeof EVERYWHERE | typeof IN_LISTS)[number]): KeyRow => [
    t(`keys.${name}`),
    ...keys,
  ]
  const screens = SCREENS.map(({ key, letter }): KeyRow => [
    t(`screen.${key}`),
    'G',
    letter.toUpperCase(),
  ])
  return (
    <Dialog look="sheet" isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <KeyList title={t('keys.everywhere')} rows={EVERYWHERE.map(named)} />
      <KeyList title={t('keys.lists')} rows={IN_LISTS.map(named)} />
      <KeyList title={t('keys.screens')} rows={[...screens, [t('keys.parts'), 'G', '1 – 4']]} />
      <p className="text-sm text-muted">{t('keys.note')}</p>
    </Dialog>
  )
}
