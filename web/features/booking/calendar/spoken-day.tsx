import { DayButton, type DayButtonProps } from 'react-day-picker'

/** A day is read out by its label, which has the month and the state; the number alone is for those who see it. */
export function SpokenDay({ children, 'aria-label': label, ...button }: DayButtonProps) {
  return (
    <DayButton {...button}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </DayButton>
  )
}
