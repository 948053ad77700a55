import { staffMember } from '../../../worker/contracts/settings/settings-people'
import { car } from '../../../worker/contracts/settings/settings-cars'
import { listForm } from './documents/list-form'

export const staffForm = listForm({
  group: 'staff',
  schema: staffMember,
  specs: [
    { path: 'photo', kind: 'picture', fault: 'photo' },
    { path: 'focus', kind: 'point', fault: 'photo' },
    { path: 'networkUrl', fault: 'optionalAddress' },
    { path: 'guides', kind: 'regions', fault: 'guides' },
    { path: 'isPlanner', kind: 'flag', fault: 'line' },
    { path: 'name.{lang}', fault: 'line' },
    { path: 'role.{lang}', fault: 'line' },
    { path: 'remarks.{lang}', kind: 'lines', fault: 'remarks' },
    { path: 'alt.{lang}', fault: 'alt' },
  ],
})

export const carsForm = listForm({
  group: 'cars',
  schema: car,
  specs: [
    { path: 'photo', kind: 'picture', fault: 'photo' },
    { path: 'focus', kind: 'point', fault: 'photo' },
    { path: 'seats', kind: 'whole', fault: 'seats' },
    { path: 'name.kr', fault: 'line' },
    { path: 'name.ca', fault: 'line' },
    { path: 'remarks.kr', kind: 'lines', fault: 'remarks' },
    { path: 'remarks.ca', kind: 'lines', fault: 'remarks' },
    { path: 'alt.kr', fault: 'alt' },
    { path: 'alt.ca', fault: 'alt' },
  ],
})
