import { phoneUrl, useSite } from '../../../platform/site/site'

/** The company's number as a link. */
export function CompanyPhone() {
  const { phone } = useSite().company
  return (
    <a href={phoneUrl(phone)} className="font-semibold text-primary underline">
      {phone}
    </a>
  )
}
