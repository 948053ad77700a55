import type { i18n as I18n } from 'i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { loadOnlyTexts } from '../i18n/i18n'

/** Where a picture was chosen: another sentence may help there. */
type PicturePlace = 'desk' | 'receipt' | 'avatar' | 'post'

/** A sentence that names the file and what to do about it. The texts `editing` are loaded. */
export function faultText(i18n: I18n, refused: RefusedPicture, place: PicturePlace): string {
  const { fault, details } = refused
  const own = `instead.${place}_${fault}` as 'instead.desk_isVideo'
  if (i18n.exists([own], { ns: 'editing' })) return i18n.t(own, { ns: 'editing' })
  return i18n.t(`fault.${fault}`, { ns: 'editing', ...details })
}

/** As `faultText`, with the texts that it needs; null for another failure. */
export async function loadFaultText(
  failure: unknown,
  lang: Lang,
  place: PicturePlace,
): Promise<string | null> {
  if (!(failure instanceof RefusedPicture)) return null
  return faultText(await loadOnlyTexts(lang, 'editing'), failure, place)
}
