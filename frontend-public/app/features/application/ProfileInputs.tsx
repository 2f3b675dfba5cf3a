import { t } from '@lingui/core/macro';
import { PROFILE, type ProfileKind, type WrittenField } from '@hiring/contract';
import { type ComponentProps, useState } from 'react';
import { TextAreaField, TextField } from '../../ui/Field';
import { phoneHint, postalCodeHint } from './read-as';
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

/** Shows how the typed text is understood. */
const READ_AS: Partial<Record<ProfileKind, (typed: string) => string | undefined>> = {
  phone: phoneHint,
  postal_code: postalCodeHint,
};

type Hints = Partial<Record<WrittenField, string>>;
/** Hints of the application form below the labels. */
const HINTS = (): Hints => ({
  telefono: t`Para llamarte si hay entrevista.`,
  direccion: t`Calle, número y piso.`,
  codigo_postal: t`De España, o de tu país si vives fuera.`,
  experiencia: t`Dónde has trabajado, de qué y cuánto tiempo.`,
  educacion: t`Estudios, carnés y certificados, como el CAP o el permiso C.`,
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
  const shared = {
    ...control,
    hint: READ_AS[kind]?.(control.value) ?? hints[field],
    optional: required === undefined,
  };
  if (kind === 'long_text') return <TextAreaField {...shared} rows={rows} />;
  return <TextField {...shared} {...attributes} max={kind === 'birth_date' ? today : undefined} />;
}

/** The inputs of profile fields, rendered from the contract's table. */
export function ProfileInputs({ fields, form, hints = HINTS() }: ProfileInputsProps) {
  return fields.map((field) => <ProfileInput key={field} {...{ field, form, hints }} />);
}
