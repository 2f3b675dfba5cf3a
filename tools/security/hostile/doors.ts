/** People and staff who send files to every upload endpoint. */
import { STAFF_EMAIL, STAFF_PASSWORD } from '../../faults/staff.ts';
import { account, APPLICATION, formWith } from '../../applicant.ts';
import { type Answer, send } from '../../request.ts';

const TIMEOUT_MS = 90_000;
const PASSWORD = 'Camiones-2026-azul';

interface Upload {
  fileName: string;
  content: Buffer;
}

/** A signed-in user with an IP address of their own. */
class Visitor {
  cookie = '';

  readonly url: string;
  readonly from: string;

  constructor(url: string, number: number) {
    this.url = url;
    this.from = `10.9.${number >> 7}.${(number & 127) + 1}`;
  }

  async ask<Body = object>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const { url, from, cookie } = this;
    const answer = await send<Body>(url, { method, path, body, from, headers: { cookie } }, TIMEOUT_MS);
    if (answer.cookies.length > 0) this.cookie = answer.cookies.join('; ');
    return answer;
  }

  send(
    method: string,
    path: string,
    field: string,
    { fileName, content }: Upload,
    texts: Record<string, string> = {},
  ) {
    return this.ask(method, path, formWith(texts, field, new File([new Uint8Array(content)], fileName)));
  }
}

/** Staff with every right. */
export async function signedInStaff(url: string) {
  const staff = new Visitor(url, 0);
  const { status, body } = await staff.ask('POST', '/api/auth/login', {
    email: STAFF_EMAIL,
    password: STAFF_PASSWORD,
  });
  if (status !== 200) throw new Error(`staff could not sign in: ${status} ${body.code}`);
  return staff;
}

/** A new account. */
export async function newAccount(url: string, number: number) {
  const person = new Visitor(url, number);
  const wanted = account(`persona-${number}@example.com`, PASSWORD);
  const { status, body } = await person.ask('POST', '/api/auth/register', wanted);
  if (status !== 201) throw new Error(`no account: ${status} ${JSON.stringify(body)}`);
  return person;
}

export const apply = (person: Visitor, cv: Upload) =>
  person.send('POST', '/api/applications', 'cv', cv, { nombre: 'Persona', ...APPLICATION });

/**
 * Uploads one file as a CV, a document and an attachment, by one person and by staff.
 * @param given `usual`: an ordinary CV
 */
export async function sendEverywhere({
  person,
  staff,
  folder,
  usual,
  file,
}: {
  person: Visitor;
  staff: Visitor;
  folder: string;
  usual: Upload;
  file: Upload;
}): Promise<{ answers: Record<string, Answer>; candidate: string }> {
  const answers: Record<string, Answer> = {};
  answers['draft'] = await person.send('PUT', '/api/drafts/mine/cv', 'cv', file);
  answers['form'] = await apply(person, file);
  if (answers['form'].status >= 400) await apply(person, usual);
  answers['portal'] = await person.send('PUT', '/api/candidates/me/cv', 'cv', file);
  const { body } = await person.ask<{ candidate: { id: string } }>('GET', '/api/candidates/me');
  const candidate = body.candidate.id;
  const asked = await staff.ask<{ id: string }>('POST', '/api/documents', {
    candidato_id: candidate,
    nombre: 'DNI',
  });
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

/** Pictures are accepted as documents, attachments and pages of a CV. */
export async function sendPicture({ person, usual, file }: { person: Visitor; usual: Upload; file: Upload }) {
  await apply(person, usual);
  const texts = { texto: 'Te la adjunto' };
  return {
    photos: await person.send('PUT', '/api/drafts/mine/cv/fotos', 'fotos', file),
    attachment: await person.send('POST', '/api/threads/mine', 'adjuntos', file, texts),
  };
}
