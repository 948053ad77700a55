import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { useClock } from '../ui/use-clock'
import type { Desk } from './desk.api'

export function NewMembers({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin')
  const { latest, lastSevenDays } = desk.newMembers
  return (
    <section aria-labelledby="new-members-title" className="flex flex-col gap-2">
      <h2 id="new-members-title" className="text-lg">
        {t('newMembers.title', { count: lastSevenDays })}
      </h2>
      {latest.length === 0 ? (
        <p className="text-muted">{t('newMembers.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {latest.map((member) => (
            <NewMember key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewMember({ member }: { member: Desk['newMembers']['latest'][number] }) {
  const { t } = useTranslation(['admin', 'common'])
  const time = useClock()
  const { username, isVerified, lang, createdAt } = member
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="flex items-center gap-2 font-semibold">
        {username}
        {!isVerified && <Chip>{t('members.unverified')}</Chip>}
      </span>
      <span className="text-sm text-muted">
        {t(`common:language.${lang}`)} · <time>{time(createdAt)}</time>
      </span>
    </li>
  )
}
