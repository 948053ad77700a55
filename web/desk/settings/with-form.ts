import type { ReactNode } from 'react'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import { accessForm } from './access-form'
import { bankForm } from './bank-form'
import { bookingsForm } from './bookings-form'
import { companyForm } from './company-form'
import { footerForm } from './footer-form'
import type { GroupForm } from './group-form'
import { mailsForm } from './mails/mails-form'
import { carsForm, staffForm } from './people-forms'
import { pricesForm } from './prices-form'
import { regionsForm } from './regions-form'
import { seasonsForm } from './seasons/seasons-form'

type Render = <Group extends SettingGroup, Draft extends object>(
  form: GroupForm<Group, Draft>,
) => ReactNode

/** Calls `render` with the form of a group. */
export function withForm(group: SettingGroup, render: Render): ReactNode {
  switch (group) {
    case 'prices':
      return render(pricesForm)
    case 'seasons':
      return render(seasonsForm)
    case 'bookings':
      return render(bookingsForm)
    case 'regions':
      return render(regionsForm)
    case 'company':
      return render(companyForm)
    case 'bank':
      return render(bankForm)
    case 'staff':
      return render(staffForm)
    case 'cars':
      return render(carsForm)
    case 'footer':
      return render(footerForm)
    case 'mails':
      return render(mailsForm)
    case 'access':
      return render(accessForm)
    default:
      return group satisfies never
  }
}
