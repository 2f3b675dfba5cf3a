import type { Agent } from './world.js';

/** A small PDF that is one to the last byte; `text` makes two differ. */
export function pdf(text = 'CV'): Buffer {
  return Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`);
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
