/** The application form: profile fields and the application's own. */
import {
  fieldsOfStep,
  isProfileField,
  PROFILE,
  PROFILE_FIELDS,
  type ProfileField,
} from './profile-fields.js';
import { labels, say } from './words.js';

/** Labels of the form fields; "El campo {field} es obligatorio" uses these. */
export const FIELD_LABEL = /* @__PURE__ */ labels({
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, PROFILE[field].label])) as Record<
    ProfileField,
    string
  >),
  cv: 'CV',
  cualificaciones: 'Permisos y cualificaciones',
  futuras_ofertas: 'Futuras ofertas',
} as const);
export type FieldName = keyof typeof FIELD_LABEL;

/** "El campo Nombre es obligatorio": the spec's sentence with the field's label. */
export function requiredMessage(field: FieldName): string {
  return say('El campo {campo} es obligatorio', { campo: FIELD_LABEL[field] });
}

interface ApplicationStep {
  readonly title: string;
  fields: readonly FieldName[];
  required: readonly FieldName[];
}

const stepOf = (title: string, fields: readonly FieldName[]): ApplicationStep => ({
  get title() {
    return say(title);
  },
  fields,
  required: fields.filter((field) => (isProfileField(field) ? PROFILE[field].required : field === 'cv')),
});

/** The five steps of the application form with their required fields. */
export const APPLICATION_STEPS: readonly [ApplicationStep, ...ApplicationStep[]] = [
  stepOf('Datos personales', fieldsOfStep(1)),
  stepOf('Ubicación', fieldsOfStep(2)),
  stepOf('Experiencia', [...fieldsOfStep(3), 'cualificaciones']),
  stepOf('Documentos', ['cv', ...fieldsOfStep(4)]),
  stepOf('Revisión', []),
];
