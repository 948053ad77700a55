import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import type { Member } from './members.api'

interface MemberChipsProps {
  member: Pick<Member, 'role' | 'isBanned' | 'isVerified'>
}

/** Chips for anything unusual about a member. */
export function MemberChips({ member }: MemberChipsProps) {
  const { t } = useTranslation(['desk-people', 'desk'])
  return (
    <>
      {member.role && <Chip look="offer">{t(`desk:role.name.${member.role}`)}</Chip>}
      {member.isBanned && <Chip look="hidden">{t('members.banned')}</Chip>}
      {!member.isVerified && <Chip>{t('members.unverified')}</Chip>}
    </>
  )
}
