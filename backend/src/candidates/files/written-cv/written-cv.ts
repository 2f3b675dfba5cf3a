import { CV_NOTHING_TO_SAY, type DraftField, FIELD_LABEL, hasWordsForCv } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { readPhone } from '../../../platform/values/phones.js';
import { Clock } from '../../../platform/values/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { writtenQualifications } from './written-qualifications.js';

/** What somebody typed, by field. */
export type WrittenTexts = Partial<Record<DraftField, string>>;
export type CvTexts = WrittenTexts & { email: string };

/** The name of a CV that is written here. */
export function writtenCvName({ nombre, apellidos }: WrittenTexts): string {
  return `${`CV ${nombre ?? ''} ${apellidos ?? ''}`.replace(/ +/g, ' ').trim()}.pdf`;
}

/** Writes a CV from what somebody typed, for those who have none. */
@Injectable()
export class WrittenCv {
  constructor(
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * A PDF. Deterministic within a day: sending it twice changes nothing.
   * @throws {DomainError} `cv_nothing_to_say`, `cv_unprintable`.
   */
  async render(texts: CvTexts): Promise<Buffer> {
    if (!hasWordsForCv(texts)) throw new DomainError('cv_nothing_to_say', {}, { cv: [CV_NOTHING_TO_SAY] });
    // The fonts and the writer of PDF are large: loaded with the first CV.
    const { drawCv } = await import('./written-cv-layout.js');
    const name = await this.departments.namer();
    const { departamento, posicion } = texts;
    const qualifications = writtenQualifications(texts.cualificaciones);
    const day = new Date(this.clock.now());
    day.setUTCHours(0, 0, 0, 0);
    return drawCv({
      name: `${texts.nombre ?? ''} ${texts.apellidos ?? ''}`.trim() || 'Sin nombre',
      looksFor: departamento
        ? [posicion ? name(departamento, posicion) : '', name(departamento)].filter(Boolean)
        : [],
      contact: [
        texts.telefono && (readPhone(texts.telefono) ?? texts.telefono),
        texts.email,
        [texts.direccion, `${texts.codigo_postal ?? ''} ${texts.ciudad ?? ''}`.trim()]
          .filter(Boolean)
          .join(', '),
      ].flatMap((line) => (line ? [line] : [])),
      sections: [
        { title: FIELD_LABEL.experiencia, text: texts.experiencia },
        { title: FIELD_LABEL.educacion, text: texts.educacion },
        { title: FIELD_LABEL.cualificaciones, text: qualifications.licences },
        { title: FIELD_LABEL.habilidades, text: texts.habilidades },
        { title: 'Idiomas', text: qualifications.languages },
      ].flatMap(({ title, text }) => (text?.trim() ? [{ title, text: text.trim() }] : [])),
      day,
    });
  }
}
