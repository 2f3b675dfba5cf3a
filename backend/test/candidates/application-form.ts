import type { Agent } from '../world.js';

/** A small PDF of one blank page; `text` makes two differ. */
export function pdf(text = 'CV'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Title (${text}) /Type /Catalog /Pages 2 0 R >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  );
}

export const FORM = {
  nombre: 'Núria',
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

export interface FormOptions {
  fields?: Record<string, string>;
  cv?: Buffer | null;
  fileName?: string;
  key?: string;
}

/** Sends the form as a browser does. */
export function submit(agent: Agent, options: FormOptions = {}) {
  let request = agent.post('/api/applications');
  if (options.key) request = request.set('Idempotency-Key', options.key);
  for (const [name, value] of Object.entries({ ...FORM, ...options.fields }))
    request = request.field(name, value);
  const cv = options.cv === undefined ? pdf() : options.cv;
  return cv ? request.attach('cv', cv, options.fileName ?? 'CV.pdf') : request;
}
