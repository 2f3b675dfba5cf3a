import { t } from '@lingui/core/macro';
import {
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  type Cualificacion,
  LICENCE_GROUP,
} from '@hiring/contract';
import { TextField } from '../../ui/Field';
import { optionOf, withLicence } from './licence-options';
import { EXPIRY_ID, type QualificationValues } from './qualification-values';
import { Ticks } from './Ticks';

interface LicenceFieldsProps {
  permisos: QualificationValues['permisos'];
  /** By the id of the control. */
  errors: Readonly<Record<string, string>>;
  /** Driving licences are ticked elsewhere, so that only their dates are asked here. */
  licencesAbove: boolean;
  onChange: (permisos: QualificationValues['permisos']) => void;
}

/** Licences and certificates: each ticked one has an expiry date. */
export function LicenceFields({ permisos, errors, licencesAbove, onChange }: LicenceFieldsProps) {
  const expire = (tipo: Cualificacion, day: string) =>
    onChange(permisos.map((held) => (held.tipo === tipo ? { tipo, caduca_el: day || null } : held)));

  return CUALIFICACION_GROUPS.map((group) => {
    const { title, tipos } = group;
    const held = permisos.filter(({ tipo }) => tipos.includes(tipo));
    const dates = held.length > 0 && (
      <div key={title} className="mt-3 grid gap-3 border-s-4 border-sand-deep ps-3 sm:grid-cols-2">
        {held.map(({ tipo, caduca_el }) => (
          <TextField
            key={tipo}
            id={EXPIRY_ID(tipo)}
            label={t`${CUALIFICACION_LABEL[tipo]}: caduca el`}
            type="date"
            min="1950-01-01"
            max="2099-12-31"
            value={caduca_el ?? ''}
            onChange={(event) => expire(tipo, event.target.value)}
            error={errors[EXPIRY_ID(tipo)]}
            optional
          />
        ))}
      </div>
    );
    if (licencesAbove && group === LICENCE_GROUP) return dates;
    return (
      <Ticks
        key={title}
        legend={title}
        options={tipos.map(optionOf)}
        chosen={held.map(({ tipo }) => tipo)}
        onToggle={(tipo, on) => onChange(withLicence(permisos, tipo, on))}
        columns={tipos.length > 5 ? 3 : 1}
      >
        {dates}
      </Ticks>
    );
  });
}
