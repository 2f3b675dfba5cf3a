import { createHash } from 'node:crypto';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import { toProfile } from '../../candidates/people/profile/profile-shapes.js';
import { asciiName } from '../../platform/files/storage/file-names.js';
import type { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { cvContentOf, cvTextOf } from '../cv/cv-content.js';
import { writeProfile } from '../people/profile-texts.js';
import { type DemoCandidate, projectionOf } from '../process/process.js';
import { uuidOf } from '../random.js';

export type CandidateRow = Omit<
  Candidate,
  | 'user'
  | 'cv'
  | 'aplicacion_actual'
  | 'vacante'
  | 'busqueda'
  | 'modificado_at'
  | 'ciudad_busqueda'
  | 'habilidades_busqueda'
  | 'aplicacion_actual_id'
>;

/** Version of the notice in the form. */
export const NOTICE_VERSION = '1.0';

export interface DemoCv {
  row: StoredFile;
  content: Buffer;
  /** The extracted text, so that a search works without reading a hundred CVs. */
  texto: string;
}

/** Everybody with an account sent a CV with the form; of the people created by HR, two did. */
export function hasCv({ person }: DemoCandidate): boolean {
  return person.userId !== null || person.number < 24;
}

export async function makeCv(candidate: DemoCandidate): Promise<DemoCv> {
  const { person, since } = candidate;
  // A server that has its demo data never loads the writer of PDF.
  const { renderCv } = await import('../cv/cv-pdf.js');
  const content = await renderCv(candidate);
  const surname = person.apellidos.split(' ')[0] ?? '';
  const name = `${person.nombre} ${surname}`;
  return {
    content,
    texto: cvTextOf(cvContentOf(candidate)),
    row: {
      id: uuidOf(`file:${person.number}`),
      // Always the same key: files of an interrupted load are overwritten.
      clave: `candidatos/${person.userId ?? person.candidateId}/cv-${asciiName(name).toLowerCase()}.pdf`,
      estado: 'en_uso',
      nombre_original: `CV ${name}.pdf`,
      tipo: 'application/pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      user_id: person.userId,
      created_at: since,
      comprobado_at: null,
      danado_at: null,
    },
  };
}

/** Without the id of the current application, which is set after the applications are inserted. */
export function candidateRow(candidate: DemoCandidate): CandidateRow {
  const { person, career, opening, stories, since } = candidate;
  const own = person.userId !== null;
  const latest = Math.max(...stories.map(({ application }) => application.updated_at.getTime()));
  return {
    id: person.candidateId,
    user_id: person.userId,
    ...toProfile({
      ...person,
      ...writeProfile(person, career, { puesto: opening.puesto, spontaneous: opening.vacancyId === null }),
      departamento: opening.departamento,
      posicion: opening.posicion,
    }),
    cv_archivo_id: hasCv(candidate) ? uuidOf(`file:${person.number}`) : null,
    aviso_version: own ? NOTICE_VERSION : null,
    aviso_mostrado_at: own ? since : null,
    ...projectionOf(candidate),
    deleted_at: null,
    created_at: since,
    updated_at: new Date(latest),
  };
}
