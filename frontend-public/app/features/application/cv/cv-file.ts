import { t } from '@lingui/core/macro';
import { LIMITS } from '@hiring/contract';
import { fileError } from '../../../lib/chosen-file';

export const cvFileError = (file: File): string | null =>
  fileError(file, {
    extensions: LIMITS.cvExtensions,
    maxBytes: LIMITS.cvBytes,
    otherKind: (name) =>
      t`«${name}» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.`,
  });
