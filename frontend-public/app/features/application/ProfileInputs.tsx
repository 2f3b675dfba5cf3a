import { t } from '@lingui/core/macro';
import { PROFILE, type ProfileKind, type WrittenField } from '@hiring/contract';
import { type ComponentProps, Suspense, useState } from 'react';
import { partOf, useFetchAhead } from '../../lib/part';
import { TextAreaField, TextField } from '../../ui/Field';
import type { textControl } from './text-control';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'min'
>;

const OF_KIND: Partial<Record<ProfileKind, Attributes>> = {
  name: { autoCapitalize: 'words' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  birth_date: { type: 'date', autoComplete: 'bday', min: '1920-01-01' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  skills: { enterKeyHint: 'next' },
};

/** Additional attributes of single fields for browsers and layout. */
const OF_FIELD: Partial<Record<WrittenField, Attributes & { rows?: number }>> = {
  nombre: { autoComplete: 'given-name' },
  apellidos: { autoComplete: 'family-name' },
  direccion: { autoComplete: 'street-address' },
  ciudad: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  educacion: { rows: 3 },
  carta_presentacion: { rows: 8 },
};

const ReadAs = partOf(async () => (await import('./ReadAs')).ReadAs);
const WHILE_TYPING = [ReadAs];
/** What is typed in them may be understood in another form. */
const READ: readonly ProfileKind[] = ['phone', 'postal_code'];

type Hints = Partial<Record<WrittenField, string>>;
/** Hints of the application form below the labels. */
const HINTS = (): Hints => ({
  telefono: t`Para llamarte si hay entrevista.`,
  direccion: t`Calle, número y piso.`,
  codigo_postal: t`De España, o de tu país si vives fuera.`,
  experiencia: t`Dónde has trabajado, de qué y cuánto tiempo.`,
  educacion: t`Qué has estudiado, y dónde. Los permisos se marcan aparte.`,
  habilidades: t`Separadas por comas. Por ejemplo: carga de portavehículos, tacógrafo digital.`,
  carta_presentacion: t`Por qué te interesa el puesto y qué aportas. Con unas líneas basta.`,
});

interface ProfileInputsProps {
  fields: readonly WrittenField[];
  form: { bind: (field: WrittenField) => ReturnType<typeof textControl> };
  /** Replace the hints of the application form. */
  hints?: Hints;
}

interface ProfileInputProps extends Required<Omit<ProfileInputsProps, 'fields'>> {
  field: WrittenField;
}

function ProfileInput({ field, form, hints }: ProfileInputProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { kind, required } = PROFILE[field];
  const { rows = 5, ...attributes } = { ...OF_KIND[kind], ...OF_FIELD[field] };
  const control = form.bind(field);
  const hint = hints[field];
  const read = READ.includes(kind) && control.value.trim() !== '';
  const shared = {
    ...control,
    hint: read ? (
      <Suspense fallback={hint}>
        <ReadAs kind={kind} typed={control.value} hint={hint} />
      </Suspense>
    ) : (
      hint
    ),
    optional: required === undefined,
  };
  if (kind === 'long_text') return <TextAreaField {...shared} rows={rows} />;
  return <TextField {...shared} {...attributes} max={kind === 'birth_date' ? today : undefined} />;
}

/** The inputs of profile fields, rendered from the contract's table. */
export function ProfileInputs({ fields, form, hints = HINTS() }: ProfileInputsProps) {
  useFetchAhead(WHILE_TYPING);
  return fields.map((field) => <ProfileInput key={field} {...{ field, form, hints }} />);
}
