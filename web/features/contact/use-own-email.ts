import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isEmailAddress } from '../../../worker/contracts/email-address'
import { useSession } from '../../platform/session/session'
import type { InquiryFields, ValidInquiry } from './contact.form'

type Email = Pick<UseFormReturn<InquiryFields, unknown, ValidInquiry>, 'getValues' | 'setValue'>

/** Fills in the address of a member. */
export function useOwnEmail({ getValues, setValue }: Email): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email && isEmailAddress(email) && !getValues('email'))
      setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}
