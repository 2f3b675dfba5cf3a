import { IMPORT_FIELDS, type ImportField, isProfileField, PROFILE_FOR_PROGRAMS } from '@hiring/contract';

/** Headings of columns that are no field of the profile. */
const HEADINGS = {
  nombre_completo:
    /^(nombre (y|e) apellidos?( s)?|nombre completo|apellidos?( s)? (y )?nombre|nom i cognoms|full name|name|candidat[oe]?|candidato a|persona|trabajador|conductor)$/,
  vacante: /^(vacante|oferta( de empleo)?|proceso( de seleccion)?|vacancy|job|opening)$/,
  fecha_aplicacion:
    /^(fecha (de |de la )?(aplicacion|candidatura|solicitud|alta|inscripcion|registro|recepcion|entrada)|fecha|alta|application date|applied)$/,
};

/**
 * Headings of the files that other programs write: Odoo, Greenhouse, Teamtailor, LinkedIn, InfoJobs, Indeed and
 * Workable.
 */
const OF_PROGRAMS: Partial<Record<ImportField, readonly string[]>> = {
  nombre_completo: [
    'applicant s name',
    'applicant name',
    'partner name',
    'nombre del solicitante',
    'solicitante',
    'candidate name',
    'candidate',
    'applicant',
  ],
  nombre: ['firstname', 'candidate first name'],
  apellidos: ['lastname', 'candidate last name'],
  email: ['email from', 'email addresses', 'candidate email', 'primary email'],
  telefono: [
    'partner phone',
    'partner mobile',
    'phone numbers',
    'phone number',
    'mobile phone',
    'candidate phone',
    'primary phone',
  ],
  ciudad: ['location', 'candidate location', 'ubicacion', 'current location'],
  posicion: ['current title', 'headline'],
  experiencia: ['relevant experience', 'summary', 'resumen'],
  educacion: ['degree', 'educations'],
  carta_presentacion: ['pitch'],
  vacante: [
    'applied job',
    'applied job job position',
    'job id',
    'job name',
    'jobs',
    'job s',
    'nombre de la oferta',
    'titulo de la oferta',
    'puesto solicitado',
  ],
  fecha_aplicacion: [
    'create date',
    'creation date',
    'created at',
    'created on',
    'fecha de creacion',
    'creado el',
    'applied on',
    'applied at',
    'applied date',
    'date applied',
    'date',
  ],
};

/** A heading without accents, marks and capitals. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a column with this heading holds; null: it does not say. */
export function fieldOfHeading(heading: string): ImportField | null {
  const plain = plainHeading(heading);
  const says = (field: ImportField): boolean =>
    OF_PROGRAMS[field]?.includes(plain) === true ||
    (isProfileField(field) ? PROFILE_FOR_PROGRAMS[field].heading : HEADINGS[field]).test(plain);
  return IMPORT_FIELDS.find(says) ?? null;
}
