import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  DISPONIBILIDAD_LABEL,
  DISPONIBILIDADES,
  INCORPORACIONES,
  TURNO_LABEL,
  TURNOS,
} from '@hiring/contract';
import { SelectField, TextField } from '../../ui/Field';
import { START_ID, type QualificationValues } from './qualification-values';
import { Ticks } from './Ticks';

interface AvailabilityFieldsProps {
  values: QualificationValues;
  /** The error of the start date. */
  error: string | undefined;
  onChange: (patch: Partial<QualificationValues>) => void;
}

const shifts = () => TURNOS.map((value) => ({ value, label: TURNO_LABEL[value] }));
const START_LABEL = () => ({ inmediata: t`Inmediatamente`, fecha: t`A partir de una fecha` }) as const;

/** The person's availability. What is left as "Sin indicar" is stored as not answered. */
export function AvailabilityFields({ values, error, onChange }: AvailabilityFieldsProps) {
  const { turnos, incorporacion, disponible_desde } = values;
  return (
    <>
      <Ticks
        legend={t`Turnos que puedes hacer`}
        options={shifts()}
        chosen={turnos}
        columns={2}
        onToggle={(turno, on) =>
          onChange({ turnos: TURNOS.filter((other) => (other === turno ? on : turnos.includes(other))) })
        }
      />
      <fieldset className="min-w-0">
        <legend className="font-bold">
          <Trans>Disponibilidad</Trans>
        </legend>
        <p className="mt-1 text-sm text-muted">
          <Trans>Lo que dejes sin indicar no cuenta como un no.</Trans>
        </p>
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          {DISPONIBILIDADES.map((name) => (
            <YesNoField
              key={name}
              id={name}
              label={DISPONIBILIDAD_LABEL[name]}
              value={values[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          id="incorporacion"
          label={t`¿Cuándo puedes empezar?`}
          value={incorporacion ?? ''}
          onChange={(event) =>
            onChange({ incorporacion: INCORPORACIONES.find((word) => word === event.target.value) ?? null })
          }
          optional
        >
          <option value="">
            <Trans>Sin indicar</Trans>
          </option>
          {INCORPORACIONES.map((word) => (
            <option key={word} value={word}>
              {START_LABEL()[word]}
            </option>
          ))}
        </SelectField>
        {incorporacion === 'fecha' && (
          <TextField
            id={START_ID}
            error={error}
            label={t`Desde el día`}
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={disponible_desde ?? ''}
            onChange={(event) => onChange({ disponible_desde: event.target.value || null })}
          />
        )}
      </div>
    </>
  );
}

interface YesNoFieldProps {
  id: string;
  label: string;
  /** Null: not answered. */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

const WORD = { si: true, no: false } as const;

function YesNoField({ value, onChange, ...field }: YesNoFieldProps) {
  return (
    <SelectField
      {...field}
      value={value === null ? '' : value ? 'si' : 'no'}
      onChange={({ target }) => onChange(WORD[target.value as keyof typeof WORD] ?? null)}
    >
      <option value="">
        <Trans>Sin indicar</Trans>
      </option>
      <option value="si">
        <Trans>Sí</Trans>
      </option>
      <option value="no">
        <Trans>No</Trans>
      </option>
    </SelectField>
  );
}
