/**
 * The profile fields of a person; each is a column of `candidates`. Rules, forms, drafts, copies, imports, exports,
 * screens and the API document derive from this table. All of it is personal data: a copy contains each field, an
 * erasure deletes the row.
 */
import { LIMITS } from './limits.js';

export type ProfileKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'birth_date'
  | 'line'
  | 'postal_code'
  | 'department'
  | 'position'
  | 'long_text'
  | 'skills';

export interface ProfileFieldFacts {
  /** Label in forms, screens and exports. */
  label: string;
  /** How it is checked, read, kept and drawn. */
  kind: ProfileKind;
  /** Most characters. */
  max?: number;
  /** Step of the application form, from 1; the edit form and staff corrections also have the field. */
  step?: 1 | 2 | 3 | 4;
  /** `always`: every record has it. `form`: forms require it; imported records may lack it. */
  required?: 'always' | 'form';
  /** Not needed to begin: the application form folds it. */
  later?: true;
  /** Belongs to one application, not to the person: a new form does not prefill it. */
  ofOneApplication?: true;
  /** Looked for in a CV, and proposed. */
  inCv?: true;
  /** Several spreadsheet columns may form it: two surnames, street and number. */
  joined?: true;
  /** Column width in characters in staff exports. Absent: not exported. */
  exportWidth?: number;
}

const TABLE = {
  nombre: {
    label: 'Nombre',
    kind: 'name',
    max: LIMITS.name,
    step: 1,
    required: 'always',
    inCv: true,
    exportWidth: 18,
  },
  apellidos: {
    label: 'Apellidos',
    kind: 'name',
    max: LIMITS.name,
    step: 1,
    required: 'always',
    inCv: true,
    joined: true,
    exportWidth: 24,
  },
  // The account's or the record's key: no form writes it.
  email: {
    label: 'Correo',
    kind: 'email',
    max: LIMITS.email,
    required: 'always',
    inCv: true,
    exportWidth: 32,
  },
  telefono: {
    label: 'Teléfono',
    kind: 'phone',
    max: LIMITS.phone,
    step: 1,
    required: 'form',
    inCv: true,
    exportWidth: 18,
  },
  fecha_nacimiento: { label: 'Fecha de nacimiento', kind: 'birth_date', step: 1, later: true },
  direccion: { label: 'Dirección', kind: 'line', max: 200, step: 2, later: true, joined: true },
  ciudad: {
    label: 'Ciudad',
    kind: 'line',
    max: LIMITS.city,
    step: 2,
    required: 'form',
    inCv: true,
    exportWidth: 20,
  },
  codigo_postal: { label: 'Código postal', kind: 'postal_code', max: 12, step: 2, inCv: true },
  departamento: {
    label: 'Departamento',
    kind: 'department',
    step: 3,
    required: 'always',
    ofOneApplication: true,
  },
  posicion: {
    label: 'Posición',
    kind: 'position',
    max: LIMITS.position,
    step: 3,
    required: 'always',
    ofOneApplication: true,
  },
  experiencia: { label: 'Experiencia', kind: 'long_text', max: LIMITS.longText, step: 3, joined: true },
  educacion: {
    label: 'Educación',
    kind: 'long_text',
    max: LIMITS.longText,
    step: 3,
    later: true,
    joined: true,
  },
  habilidades: {
    label: 'Habilidades',
    kind: 'skills',
    max: LIMITS.longText,
    step: 3,
    later: true,
    joined: true,
  },
  carta_presentacion: {
    label: 'Carta de presentación',
    kind: 'long_text',
    max: LIMITS.longText,
    step: 4,
    later: true,
    ofOneApplication: true,
  },
} as const satisfies Record<string, ProfileFieldFacts>;

type Table = typeof TABLE;
export type ProfileField = keyof Table;
type FieldsThat<Facts> = { [F in ProfileField]: Table[F] extends Facts ? F : never }[ProfileField];
type RequiredField = FieldsThat<{ required: string }>;
/** The fields that people write in a form. */
export type WrittenField = FieldsThat<{ step: number }>;
/** The fields that forms do not require. */
export type OptionalField = Exclude<WrittenField, RequiredField>;
/** The fields that a record may lack. */
export type LackableField = Exclude<ProfileField, FieldsThat<{ required: 'always' }>>;
export type ExportedField = FieldsThat<{ exportWidth: number }>;
export type CvField = FieldsThat<{ inCv: true }>;

/** What the columns hold. */
export type ProfileColumns = {
  [F in ProfileField]: Table[F]['kind'] extends 'skills'
    ? string[]
    : F extends RequiredField
      ? string
      : string | null;
};
/** Texts that a form sends; skills are comma-separated. */
export type ProfileTexts = { [F in WrittenField & RequiredField]: string } & {
  [F in OptionalField]?: string;
};

export const PROFILE: Readonly<Record<ProfileField, ProfileFieldFacts>> = TABLE;
export const PROFILE_FIELDS = Object.keys(TABLE) as readonly ProfileField[];
export const isProfileField = (name: string): name is ProfileField => Object.hasOwn(TABLE, name);

const fieldsThat = <F extends ProfileField>(has: (facts: ProfileFieldFacts) => boolean): readonly F[] =>
  PROFILE_FIELDS.filter((field): field is F => has(PROFILE[field]));

export const WRITTEN_FIELDS = fieldsThat<WrittenField>(({ step }) => step !== undefined);
export const CV_FIELDS = fieldsThat<CvField>(({ inCv }) => inCv === true);
export const EXPORTED_FIELDS = fieldsThat<ExportedField>(({ exportWidth }) => exportWidth !== undefined);
export const LACKABLE_FIELDS = fieldsThat<LackableField>(({ required }) => required !== 'always');
export const fieldsOfStep = (wanted: number): readonly WrittenField[] =>
  fieldsThat(({ step }) => step === wanted);

// Screens show the profile after the name, in three groups.
const isText = ({ kind }: ProfileFieldFacts) => kind === 'long_text' || kind === 'skills';
/** Long texts: each has a part of its own in the form. */
export const TEXT_FIELDS = fieldsThat<FieldsThat<{ kind: 'long_text' | 'skills' }>>(isText);
export const JOB_FIELDS = fieldsThat<FieldsThat<{ step: 3 | 4 }>>(
  (facts) => !isText(facts) && (facts.step ?? 1) >= 3,
);
export const PERSONAL_FIELDS = fieldsThat<'email' | FieldsThat<{ step: 1 | 2 }>>(
  (facts) => facts.kind !== 'name' && (facts.step ?? 1) < 3,
);

interface FactsForPrograms {
  /** Of the API document. */
  description: string;
  example: string | readonly string[];
  /** Matches headings of imported columns, without accents, punctuation and capitals; includes Catalan and English. */
  heading: RegExp;
}

/** Apart from the table, as no browser needs it. */
export const PROFILE_FOR_PROGRAMS: Readonly<Record<ProfileField, FactsForPrograms>> = {
  nombre: {
    description: 'First name.',
    example: 'Núria',
    heading: /^(nombres?|nom|first name|given name|nombre de pila|nombre del candidato)$/,
  },
  apellidos: {
    description: 'Family names.',
    example: 'Vidal Roca',
    heading:
      /^(apellidos?( s)?|(primer|segundo|1er?|2o|2do) apellido|apellidos? ?[12]|cognoms?|last name|surname|family name)$/,
  },
  email: {
    description: 'E-mail address.',
    example: 'nuria.vidal@example.com',
    heading:
      /^(e ?mail|correo( electronico)?|mail|email address|direccion de (correo|email)( electronico)?|correu( electronic)?)( personal| principal| 1)?$/,
  },
  telefono: {
    description: "Telephone number, another country's with its prefix.",
    example: '+34 600 123 456',
    heading:
      /^(telefono|tel|tfno|tlf|tlfn|movil|phone|mobile|celular|telefon)( (movil|fijo|de contacto|contacto|personal|principal|mobil|number|1))?$/,
  },
  fecha_nacimiento: {
    description: 'YYYY-MM-DD.',
    example: '1990-05-14',
    heading:
      /^((fecha|f|fec|data) (de |del )?(nacimiento|nac|nacim|naixement)|nacimiento|birth ?date|date of birth|dob)$/,
  },
  direccion: {
    description: 'Postal address.',
    example: 'Carrer de Blai 12, 2.º 1.ª',
    heading: /^(direccion( postal)?|domicilio|calle|adreca|address|via|numero|piso)$/,
  },
  ciudad: {
    description: 'Town.',
    example: 'Barcelona',
    heading: /^(ciudad|poblacion|localidad|municipio|city|town|ciutat|poblacio|residencia)$/,
  },
  codigo_postal: {
    description: 'Postal code, five digits.',
    example: '08004',
    heading: /^(codigo postal|cp|c p|cod postal|codi postal|zip|zip code|postal code|postcode)$/,
  },
  departamento: {
    description: 'Code of department.',
    example: 'mantenimiento',
    heading: /^(departamento|dpto|depto|area|seccion|department|departament)$/,
  },
  posicion: {
    description: 'Code of position, or free text.',
    example: 'mecanico',
    heading:
      /^(posicion|puesto( de trabajo)?|cargo|categoria( profesional)?|perfil|ocupacion|position|job title|lloc( de treball)?)$/,
  },
  experiencia: {
    description: 'Experience, in words.',
    example: 'Seis años como conductora de portavehículos',
    heading: /^(experiencia( laboral| profesional)?|experience|trayectoria|experiencia previa)$/,
  },
  educacion: {
    description: 'Studies, in words.',
    example: 'Ciclo formativo de Automoción',
    heading: /^(educacion|formacion( academica)?|estudios|titulacion|education|formacio|nivel de estudios)$/,
  },
  habilidades: {
    description: 'Skills, one word or phrase each.',
    example: ['Tacógrafo digital'],
    heading:
      /^(habilidades|competencias|conocimientos|skills|aptitudes|idiomas|carnets?|permisos?( de conducir)?)$/,
  },
  carta_presentacion: {
    description: 'Cover letter.',
    example: 'Llevo seis años moviendo vehículos por toda la península y busco un equipo estable.',
    heading: /^(carta( de presentacion)?|presentacion|motivacion|mensaje|comentarios|cover letter)$/,
  },
};
