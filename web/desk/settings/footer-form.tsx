import { useTranslation } from 'react-i18next'
import { PAYMENT_MARKS, type PaymentMark } from '../../../worker/contracts/settings/setting-groups'
import { recordOf } from '../../../worker/contracts/record-of'
import { CheckField } from '../../ui/field'
import type { FormProps, GroupForm } from './group-form'

type FooterDraft = Record<PaymentMark, string>

const NAMES: Record<PaymentMark, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  interac: 'Interac',
}

function FooterForm({ draft, onChange }: FormProps<FooterDraft>) {
  const { t } = useTranslation('desk')
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t('settings.footer.payment')}</legend>
      {PAYMENT_MARKS.map((mark) => (
        <CheckField
          key={mark}
          label={NAMES[mark]}
          checked={draft[mark] === 'true'}
          onChange={({ target }) => onChange({ [mark]: target.checked ? 'true' : '' })}
        />
      ))}
    </fieldset>
  )
}

export const footerForm: GroupForm<'footer', FooterDraft> = {
  group: 'footer',
  toDraft: ({ payment }) =>
    recordOf(PAYMENT_MARKS, (mark) => (payment.includes(mark) ? 'true' : '')),
  toValue: (draft) => ({ payment: PAYMENT_MARKS.filter((mark) => draft[mark] === 'true') }),
  findFaults: () => ({}),
  texts: (t) => ({
    labelOf: (mark) => NAMES[mark],
    textOf: (draft, mark) => t(draft[mark] ? 'settings.footer.shown' : 'settings.footer.hidden'),
  }),
  Form: FooterForm,
}
