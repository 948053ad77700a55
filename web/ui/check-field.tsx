import { useId, type ComponentProps, type ReactNode } from 'react'

export function CheckField({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input id={id} type="checkbox" className="my-3 size-5 shrink-0 accent-primary" {...input} />
      <label htmlFor={id} className="grow py-2.5">
        {label}
      </label>
    </div>
  )
}
