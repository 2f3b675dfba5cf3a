import type { CvProposalField } from '@hiring/contract';
import type { CvDocument } from '../document/cv-document.js';
import { languagesIn } from './languages.rules.js';
import { licencesIn } from './licences.rules.js';
import { mailOf, mailsIn } from './mail.rules.js';
import { nameIn } from './person-name.rules.js';
import { phoneOf } from './phone.rules.js';
import { placeIn } from './place.rules.js';
import { placed } from './sections.rules.js';

/** What a CV seems to say, for its owner to confirm. */
export type CvProposals = Partial<Record<CvProposalField, string>>;

/**
 * Values for a form from a CV. Each is proposed only when its own evidence says so: a wrong proposal costs more than
 * none.
 */
export function proposalsIn(document: CvDocument): CvProposals {
  const lines = placed(document.lines);
  const mails = mailsIn(lines);
  const name = nameIn(document, lines, mails);
  const words = name ? `${name.nombre} ${name.apellidos}`.split(/[\s.]+/) : [];
  const mail = mailOf(mails, words);
  const phone = phoneOf(lines, mail?.line ?? null);
  const own = [mail?.line, name?.line, phone?.line].filter((line) => line !== undefined && line !== null);
  const text = lines.flatMap((line) => (line.section === 'people' ? [] : [line.text])).join('\n');
  const permisos = licencesIn(text).join(', ');
  const idiomas = languagesIn(text).join(', ');
  return {
    ...(name ? { nombre: name.nombre, apellidos: name.apellidos } : {}),
    ...(mail ? { email: mail.address } : {}),
    ...(phone ? { telefono: phone.text } : {}),
    ...placeIn(lines, own, words.join(' ')),
    ...(permisos ? { permisos } : {}),
    ...(idiomas ? { idiomas } : {}),
  };
}
