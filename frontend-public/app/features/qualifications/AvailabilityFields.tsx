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
const more = () => DISPONIBILIDADES.map((value) => ({ value, label: DISPONIBILIDAD_LABEL[value] }));
const START_LABEL = () => ({ inmediata: t`Inmediatamente`, fecha: t`A partir de una fecha` }) as const;

/** The person's availability; unticked options are not sent. */
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
      <Ticks
        legend={t`Disponibilidad`}
        hint={t`Marca lo que sí: lo que dejes sin marcar no cuenta como un no.`}
        options={more()}
        chosen={DISPONIBILIDADES.filter((name) => values[name])}
        onToggle={(name, on) => onChange({ [name]: on })}
      />
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
