import { CUALIFICACION_LABEL, IDIOMA_LABEL, IDIOMA_NIVEL_LABEL } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { QualificationsRequest } from '../../people/qualifications/qualifications.dto.js';
import { readQualifications } from '../../people/qualifications/read-qualifications.js';

const year = (day: string): string => day.slice(0, 4);

/** Text of the form's optional group for a generated CV; nothing while the group is incomplete. */
export function writtenQualifications(text: string | undefined): { licences: string; languages: string } {
  const { permisos = [], idiomas = [] } = read(text) ?? {};
  return {
    licences: permisos
      .map(({ tipo, caduca_el }) =>
        caduca_el ? `${CUALIFICACION_LABEL[tipo]} (hasta ${year(caduca_el)})` : CUALIFICACION_LABEL[tipo],
      )
      .join(', '),
    languages: idiomas
      .map(({ idioma, nivel }) => `${IDIOMA_LABEL[idioma]} (${IDIOMA_NIVEL_LABEL[nivel].toLowerCase()})`)
      .join(', '),
  };
}

function read(text: string | undefined): QualificationsRequest | null {
  if (!text) return null;
  try {
    return readQualifications(text);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
