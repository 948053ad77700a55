import { useEffect } from 'react'
import { isEmailAddress } from '../../../worker/contracts/accounts/email-address'
import { useSession } from '../../platform/session/session'
import type { InquiryForm } from './contact.form'

/** Fills in the address of a member. */
export function useOwnEmail({ getValues, setValue }: InquiryForm): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email && isEmailAddress(email) && !getValues('email'))
      setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}
