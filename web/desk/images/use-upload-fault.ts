import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { FaultyFile } from './file-kind'
import { limitInMb } from './prepare-image'

/** The sentence that says why an upload failed. */
export function useUploadFault() {
  const { t } = useTranslation('images')
  const { ofFailure } = useErrorText()
  return (failure: unknown, file: Pick<File, 'name'>): string =>
    failure instanceof FaultyFile
      ? t(`fault.${failure.fault}`, { mb: limitInMb(file) })
      : ofFailure(failure)
}
