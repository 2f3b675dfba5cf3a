import { INTERVIEW_LIMITS, type MomentRequestForm } from '@hiring/contract';

/** Indexes of the times in the form. */
export const MOMENTS = Array.from({ length: INTERVIEW_LIMITS.proposals }, (_, index) => index + 1);

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');

/** The submitted values; empty times are omitted. */
export function readMomentForm(form: FormData): MomentRequestForm {
  const propuestas = MOMENTS.map((place) => ({
    fecha: textOf(form.get(`fecha${place}`)),
    hora: textOf(form.get(`hora${place}`)),
  })).filter(({ fecha, hora }) => fecha !== '' || hora !== '');
  const texto = textOf(form.get('texto'));
  return { propuestas, ...(texto === '' ? {} : { texto }) };
}

/** One message per field: errors inside a time belong to the times as a whole. */
export function momentErrors(errors: Readonly<Record<string, string[]>>): Record<string, string> {
  const [texto] = errors.texto ?? [];
  const [propuestas] = Object.entries(errors)
    .filter(([field]) => field.startsWith('propuestas'))
    .flatMap(([, messages]) => messages);
  return { ...(texto ? { texto } : {}), ...(propuestas ? { propuestas } : {}) };
}
