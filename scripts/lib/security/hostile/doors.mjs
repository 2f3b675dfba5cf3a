/** People and staff who send files to every door of the product. */
import { STAFF_EMAIL, STAFF_PASSWORD } from '../../faults/staff.mjs';

const PASSWORD = 'Camiones-2026-azul';
const FORM = {
  nombre: 'Persona',
  apellidos: 'Puig Serra',
  telefono: '+34 600 000 001',
  direccion: 'Carrer de l’Exemple, 1',
  ciudad: 'Barcelona',
  codigo_postal: '08001',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  experiencia: 'Cinco años en taller',
  habilidades: 'Diagnosis, Frenos',
  aviso_version: '1',
};

/** @typedef {{ status: number, body: any }} Answer */
/** @typedef {{ fileName: string, content: Buffer }} Upload */

/** Somebody who is signed in, from an address of their own. */
class Visitor {
  cookie = '';

  /** @param {string} url @param {number} number */
  constructor(url, number) {
    this.url = url;
    this.from = `10.9.${number >> 7}.${(number & 127) + 1}`;
  }

  /** @param {string} method @param {string} path @param {object | FormData} [body] @returns {Promise<Answer>} */
  async ask(method, path, body) {
    const form = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'x-forwarded-for': this.from,
        cookie: this.cookie,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(90_000),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text };
  }

  /**
   * @param {string} method @param {string} path @param {string} field @param {Upload} file
   * @param {Record<string, string>} [texts]
   */
  send(method, path, field, { fileName, content }, texts = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.append(name, value);
    form.append(field, new File([new Uint8Array(content)], fileName));
    return this.ask(method, path, form);
  }
}

/** Staff with every right. @param {string} url */
export async function signedInStaff(url) {
  const staff = new Visitor(url, 0);
  const { status, body } = await staff.ask('POST', '/api/auth/login', {
    email: STAFF_EMAIL,
    password: STAFF_PASSWORD,
  });
  if (status !== 200) throw new Error(`staff could not sign in: ${status} ${body?.code}`);
  return staff;
}

/** A new account. @param {string} url @param {number} number */
export async function newAccount(url, number) {
  const person = new Visitor(url, number);
  const account = {
    email: `persona-${number}@example.com`,
    password: PASSWORD,
    confirm_password: PASSWORD,
    aviso_version: '1',
  };
  const { status, body } = await person.ask('POST', '/api/auth/register', account);
  if (status !== 201) throw new Error(`no account: ${status} ${JSON.stringify(body)}`);
  return person;
}

/** @param {Visitor} person @param {Upload} cv */
export const apply = (person, cv) => person.send('POST', '/api/applications', 'cv', cv, FORM);

/**
 * Sends one file as a CV, a document and an attachment, by one person and by staff.
 * @param {{ person: Visitor, staff: Visitor, folder: string, usual: Upload, file: Upload }} given `usual`: a CV as people have
 * @returns {Promise<{ answers: Record<string, Answer>, candidate: string }>}
 */
export async function sendEverywhere({ person, staff, folder, usual, file }) {
  /** @type {Record<string, Answer>} */
  const answers = {};
  answers['draft'] = await person.send('PUT', '/api/drafts/mine/cv', 'cv', file);
  answers['form'] = await apply(person, file);
  if (answers['form'].status >= 400) await apply(person, usual);
  answers['portal'] = await person.send('PUT', '/api/candidates/me/cv', 'cv', file);
  const { body } = await person.ask('GET', '/api/candidates/me');
  const candidate = body.candidate.id;
  const asked = await staff.ask('POST', '/api/documents', { candidato_id: candidate, nombre: 'DNI' });
  answers['document'] = await person.send('PUT', `/api/documents/${asked.body.id}/file`, 'archivo', file);
  const texts = { texto: 'Te lo adjunto' };
  answers['attachment'] = await person.send('POST', '/api/threads/mine', 'adjuntos', file, texts);
  answers['attachment of staff'] = await staff.send(
    'POST',
    `/api/threads/${candidate}`,
    'adjuntos',
    file,
    texts,
  );
  answers['folder'] = await staff.send('POST', `/api/imports/${folder}/cvs`, 'cv', file);
  return { answers, candidate };
}

/** Pictures are documents, attachments and pages of a CV. @param {{ person: Visitor, usual: Upload, file: Upload }} given */
export async function sendPicture({ person, usual, file }) {
  await apply(person, usual);
  const texts = { texto: 'Te la adjunto' };
  return {
    photos: await person.send('PUT', '/api/drafts/mine/cv/fotos', 'fotos', file),
    attachment: await person.send('POST', '/api/threads/mine', 'adjuntos', file, texts),
  };
}
