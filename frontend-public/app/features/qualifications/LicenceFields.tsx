import { CUALIFICACION_GROUPS, CUALIFICACION_LABEL, type Cualificacion } from '@hiring/contract';
import { TextField } from '../../ui/Field';
import { EXPIRY_ID, type QualificationValues } from './qualification-values';
import { Ticks } from './Ticks';

interface LicenceFieldsProps {
  permisos: QualificationValues['permisos'];
  /** By the id of the control. */
  errors: Readonly<Record<string, string>>;
  onChange: (permisos: QualificationValues['permisos']) => void;
}

/** Without "Permiso", because the legend says "Permisos" already. */
const optionOf = (tipo: Cualificacion) => ({
  value: tipo,
  label: CUALIFICACION_LABEL[tipo].replace('Permiso ', ''),
});

/** Licences and certificates: each ticked one has an expiry date. */
export function LicenceFields({ permisos, errors, onChange }: LicenceFieldsProps) {
  const toggle = (tipo: Cualificacion, on: boolean) => {
    const others = permisos.filter((held) => held.tipo !== tipo);
    onChange(on ? [...others, { tipo, caduca_el: null }] : others);
  };
  const expire = (tipo: Cualificacion, day: string) =>
    onChange(permisos.map((held) => (held.tipo === tipo ? { tipo, caduca_el: day || null } : held)));

  return CUALIFICACION_GROUPS.map(({ title, tipos }) => {
    const held = permisos.filter(({ tipo }) => tipos.includes(tipo));
    return (
      <Ticks
        key={title}
        legend={title}
        options={tipos.map(optionOf)}
        chosen={held.map(({ tipo }) => tipo)}
        onToggle={toggle}
        columns={tipos.length > 5 ? 3 : 1}
      >
        {held.length > 0 && (
          <div className="mt-3 grid gap-3 border-l-4 border-sand-deep pl-3 sm:grid-cols-2">
            {held.map(({ tipo, caduca_el }) => (
              <TextField
                key={tipo}
                id={EXPIRY_ID(tipo)}
                label={`${CUALIFICACION_LABEL[tipo]}: caduca el`}
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
        )}
      </Ticks>
    );
  });
}
