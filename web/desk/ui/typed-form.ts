import { z } from 'zod'

/** The schema of a form whose faults depend on several of its fields: a code by field, or none. */
export function typedForm<Typed extends object, Sent>(
  faultsOf: (typed: Typed) => Partial<Record<keyof Typed & string, string>>,
  toRequest: (typed: Typed) => Sent,
): z.ZodType<Sent, Typed> {
  return z
    .custom<Typed>()
    .superRefine((typed, found) => {
      for (const [name, message] of Object.entries<string | undefined>(faultsOf(typed)))
        if (message !== undefined) found.addIssue({ code: 'custom', path: [name], message })
    })
    .transform(toRequest)
}
