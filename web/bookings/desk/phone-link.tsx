import { phoneNumbers, phoneText } from '../../../worker/contracts/bookings/phone-numbers'

/** Calls the first number in a text; one without a number may be a messenger's name. */
export function PhoneLink({ text, className }: { text: string; className: string }) {
  const [number] = phoneNumbers(text)
  if (number === undefined) return <span>{text}</span>
  return (
    <a href={`tel:${number}`} className={className}>
      {phoneText(text)}
    </a>
  )
}
