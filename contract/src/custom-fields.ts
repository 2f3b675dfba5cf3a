import { listText, numberFormat, plainDayFormat } from './formats.js';
import { unitText } from './answers.js';
import { type SiteLanguage, SOURCE_LANGUAGE } from './languages.js';
import { say } from './words.js';

/** What has fields of the company's own. */
export const CUSTOM_FIELD_NOUNS = ['persona', 'candidatura', 'vacante'] as const;
export type CustomFieldNoun = (typeof CUSTOM_FIELD_NOUNS)[number];
export const CUSTOM_FIELD_NOUN_LABEL: Record<CustomFieldNoun, string> = {
  persona: 'Personas',
  candidatura: 'Candidaturas',
  vacante: 'Vacantes',
};

export const CUSTOM_FIELD_KIND_LABEL = {
  texto: 'Texto',
  texto_largo: 'Texto largo',
  numero: 'Número',
  fecha: 'Fecha',
  si_no: 'Sí o no',
  una_de: 'Una de varias',
  varias_de: 'Varias a la vez',
  enlace: 'Enlace',
} as const;
export type CustomFieldKind = keyof typeof CUSTOM_FIELD_KIND_LABEL;
export const CUSTOM_FIELD_KINDS = Object.keys(CUSTOM_FIELD_KIND_LABEL) as readonly CustomFieldKind[];
/** Kinds that choose from a list of options. */
export const hasFieldOptions = (kind: CustomFieldKind): boolean => kind === 'una_de' || kind === 'varias_de';

/** What a value says of a person, which decides what a copy of their data tells and who may read it. */
export const CUSTOM_FIELD_CLASSES = {
  ninguno: {
    label: 'No es un dato personal',
    help: 'Solo en vacantes.',
    /** The list of a copy of the person's data in which it stands. */
    copy: null,
    /** Whether the candidate may see it. */
    shown: false,
    /** Whether it leaves the record: filters, exports, messages to programs. */
    leaves: true,
  },
  ordinario: {
    label: 'Dato de la persona',
    help: 'Está en su copia de datos y se borra con ella.',
    copy: 'campos',
    shown: true,
    leaves: true,
  },
  sensible: {
    label: 'Categoría especial (salud, discapacidad…)',
    help: 'Como el anterior, pero no sale de la ficha: ni en filtros, ni en exportaciones, ni a otros programas.',
    copy: 'campos',
    shown: true,
    leaves: false,
  },
  interno: {
    label: 'Apunte interno de RRHH',
    help: 'La persona no lo ve en el portal. Está en su copia de datos, sin el nombre de quien lo escribió.',
    copy: 'campos_internos',
    shown: false,
    leaves: true,
  },
} as const;
export type CustomFieldClass = keyof typeof CUSTOM_FIELD_CLASSES;
export const CUSTOM_FIELD_CLASS_NAMES = Object.keys(CUSTOM_FIELD_CLASSES) as readonly CustomFieldClass[];
/** Whether the list of people filters and sorts by fields of a class. */
export const mayBeListed = (name: CustomFieldClass): boolean =>
  name !== 'ninguno' && CUSTOM_FIELD_CLASSES[name].leaves;
/** The classes that fields of a noun may have. */
export const customFieldClasses = (noun: CustomFieldNoun): readonly CustomFieldClass[] =>
  CUSTOM_FIELD_CLASS_NAMES.filter((name) => (name === 'ninguno') === (noun === 'vacante'));

/** Where a field is asked for, with the step of the candidate's form. */
export const CUSTOM_FIELD_PLACES = {
  rrhh: { label: 'Solo la rellena RRHH', step: null },
  personales: { label: 'En la candidatura: Datos personales', step: 1 },
  ubicacion: { label: 'En la candidatura: Ubicación', step: 2 },
  experiencia: { label: 'En la candidatura: Experiencia', step: 3 },
  documentos: { label: 'En la candidatura: Documentos', step: 4 },
} as const;
export type CustomFieldPlace = keyof typeof CUSTOM_FIELD_PLACES;
export const CUSTOM_FIELD_PLACE_NAMES = Object.keys(CUSTOM_FIELD_PLACES) as readonly CustomFieldPlace[];

/** Whether the form of an application to a department asks for a field. @param departamentos empty: all of them */
export const isAskedIn = (
  { departamentos }: { departamentos: readonly string[] },
  departamento: string,
): boolean => departamentos.length === 0 || departamentos.includes(departamento);

export const CUSTOM_FIELD_READER_LABEL = {
  rrhh: 'Solo RRHH',
  candidato: 'RRHH y la persona, en su portal',
} as const;
export type CustomFieldReader = keyof typeof CUSTOM_FIELD_READER_LABEL;
export const CUSTOM_FIELD_READERS = Object.keys(CUSTOM_FIELD_READER_LABEL) as readonly CustomFieldReader[];

export const CUSTOM_FIELD_LIMITS = {
  /** Fields of a noun that are in use. */
  fields: 50,
  label: 80,
  help: 300,
  unit: 20,
  options: 40,
  option: 80,
  /** Characters of `clave`. */
  key: 40,
  text: 200,
  longText: 4000,
  link: 500,
  /** The largest number, of either sign. */
  number: 1_000_000_000_000,
} as const;

/** A text by language; where one is missing, the Spanish one is shown. */
export type CustomFieldTexts = { [SOURCE_LANGUAGE]: string } & Partial<Record<SiteLanguage, string>>;
/** A choice of `una_de` and `varias_de`. */
export interface CustomFieldOption {
  clave: string;
  texto: CustomFieldTexts;
}
export type CustomFieldValue = string | number | boolean | string[];
/** The values of a record by `clave`; a field without a value is not in it. */
export type CustomFieldValues = Record<string, CustomFieldValue>;

export const customFieldText = (texts: CustomFieldTexts, language: SiteLanguage = SOURCE_LANGUAGE): string =>
  texts[language] || texts[SOURCE_LANGUAGE];

/** A field, as far as its values are told by it. */
export interface ToldCustomField {
  tipo: CustomFieldKind;
  unidad: string | null;
  opciones: readonly CustomFieldOption[];
}

const optionText = ({ opciones }: ToldCustomField, clave: unknown, language: SiteLanguage): string => {
  const option = opciones.find((one) => one.clave === clave);
  return option ? customFieldText(option.texto, language) : String(clave);
};
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const asItIs = (_field: ToldCustomField, value: CustomFieldValue): string => String(value);
const TELL: Record<
  CustomFieldKind,
  (field: ToldCustomField, value: CustomFieldValue, language: SiteLanguage) => string
> = {
  texto: asItIs,
  texto_largo: asItIs,
  enlace: asItIs,
  numero: ({ unidad }, value) =>
    [numberFormat({ maximumFractionDigits: 6 })(Number(value)), unidad && unitText(unidad)]
      .filter(Boolean)
      .join(' '),
  fecha: (_field, value) => plainDayFormat(DAY)(new Date(`${String(value)}T00:00:00Z`)),
  si_no: (_field, value) => say(value === true ? 'Sí' : 'No'),
  una_de: (field, value, language) => optionText(field, value, language),
  varias_de: (field, value, language) =>
    listText((value as string[]).map((clave) => optionText(field, clave, language))),
};

/** A value as people read it. */
export const toldFieldValue = (
  field: ToldCustomField,
  value: CustomFieldValue,
  language: SiteLanguage = SOURCE_LANGUAGE,
): string => TELL[field.tipo](field, value, language);
