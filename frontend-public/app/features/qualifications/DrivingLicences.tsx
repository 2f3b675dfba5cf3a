import { t } from '@lingui/core/macro';
import { LICENCE_GROUP } from '@hiring/contract';
import { optionOf, withLicence } from './licence-options';
import { readQualifications, type QualificationsProps } from './read-qualifications';
import { Ticks } from './Ticks';

/** The first question of a driving job; the dates of expiry are asked with the other qualifications. */
export function DrivingLicences(group: QualificationsProps) {
  const { values, change } = readQualifications(group);
  return (
    <Ticks
      legend={t`¿Qué permisos de conducir tienes?`}
      options={LICENCE_GROUP.tipos.map(optionOf)}
      chosen={values.permisos.map(({ tipo }) => tipo)}
      onToggle={(tipo, on) => change({ permisos: withLicence(values.permisos, tipo, on) })}
      columns={3}
      large
    />
  );
}
