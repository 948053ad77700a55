import { traditionalForms } from '../../load-own-data'

/** Made at the first search. */
let traditional: RegExp | undefined

/** Chinese text with simplified characters, one for each. @throws Error before the worker's own data is loaded */
export function simplified(text: string): string {
  const forms = traditionalForms()
  traditional ??= new RegExp(`[${[...forms.keys()].join('')}]`, 'g')
  return text.replace(traditional, (character) => forms.get(character) ?? character)
}
