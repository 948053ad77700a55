import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { SCREENS } from './screens'

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

type KeyRow = readonly [name: string, ...keys: string[]]

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

function KeyList({ title, rows }: { title: string; rows: KeyRow[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(([name, ...keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="min-w-7 rounded border border-line bg-paper px-1.5 py-0.5 text-center text-sm">
      {name}
    </kbd>
  )
}
